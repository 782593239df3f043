import { Text, useFormat, useLocale, useText } from '@bank/i18n';
import { AmountText, CurrencyUnit } from '@bank/kit';
import { decimalsOf } from '@bank/money';
import { invoiceLines, invoiceTaxRates } from '@bank/protocol/invoices';
import { useCustomer } from '@bank/session/calls';
import { Button, FormAmountField, FormSelect, SummaryList, useFieldValue } from '@bank/ui';
import { ListPlus } from 'lucide-react';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CreateValues } from '../create-schema';
import { LineFields } from './line-fields';
import { billSoFar, NO_TAX } from './line-values';
import { useLines } from './use-lines';

/** How much: one amount, or the lines that it is the sum of (R2.7.196). */
export function AmountOrLines({ currencies }: { currencies: readonly string[] }) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const { customer } = useCustomer();
  const { getValues } = useFormContext<CreateValues>();
  const { keys, append, remove } = useLines();
  const addButton = useRef<HTMLButtonElement>(null);
  const currency = String(useFieldValue('currency'));
  const rates = invoiceTaxRates[customer.residenceCountryCode] ?? [];
  const add = (unitPrice: string) => append({ what: '', quantity: '1', unitPrice, tax: rates[0] ?? NO_TAX });
  if (keys.length === 0) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <FormAmountField
          name="amount"
          label={t('invoices.amount')}
          currency={currency}
          locale={locale}
          decimals={decimalsOf(currency)}
          unit={currencies.length === 1 ? undefined : <CurrencyUnit currencies={currencies} />}
        />
        <Button
          className="justify-self-start"
          variant="quiet"
          size="small"
          icon={<ListPlus className="size-4" />}
          onClick={() => add(getValues('amount'))}
        >
          <Text id="invoices.lines.open" />
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {currencies.length > 1 && (
        <FormSelect
          name="currency"
          label={t('kit.currency')}
          items={currencies.map((code) => ({
            ...{ id: code, label: code, description: format.currencyName(code) },
          }))}
        />
      )}
      {keys.map((key, place) => (
        <LineFields
          key={key}
          place={place}
          currency={currency}
          rates={rates}
          onRemove={() => {
            // The button that was pressed goes with its line.
            addButton.current?.focus();
            remove(place);
          }}
        />
      ))}
      {keys.length < invoiceLines.most && (
        <Button
          ref={addButton}
          className="justify-self-start"
          variant="quiet"
          size="small"
          icon={<ListPlus className="size-4" />}
          onClick={() => add('')}
        >
          <Text id="invoices.lines.add" />
        </Button>
      )}
      <Sums currency={currency} />
    </div>
  );
}

/** Net, tax and total of what is typed so far. */
function Sums({ currency }: { currency: string }) {
  const t = useText();
  const format = useFormat();
  const lines = useWatch<CreateValues, 'lines'>({ name: 'lines' });
  const { net, taxes, total } = billSoFar(lines, currency);
  const money = (amount: string) => <AmountText amount={amount} currency={currency} always />;
  return (
    <SummaryList
      items={[
        { id: 'net', label: t('invoices.lines.net'), value: money(net) },
        ...taxes.map(({ rate, tax }) => ({
          id: `tax-${rate}`,
          label: t('invoices.lines.taxOf', { rate: format.percent(Number(rate) / 100) }),
          value: money(tax),
        })),
        { id: 'total', label: t('invoices.lines.total'), value: money(total), strong: true },
      ]}
    />
  );
}
