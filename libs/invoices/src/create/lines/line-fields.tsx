import { Text, useFormat, useLocale, useText } from '@bank/i18n';
import { decimalsOf } from '@bank/money';
import { invoiceLines } from '@bank/protocol/invoices';
import { FormAmountField, FormSelect, FormTextField, IconButton } from '@bank/ui';
import { Trash2 } from 'lucide-react';
import { NO_TAX } from './line-values';

interface LineFieldsProps {
  /** The place in the form's list, from 0. */
  place: number;
  currency: string;
  /** Per cent; empty where the issuer's country has no table. */
  rates: readonly string[];
  onRemove(): void;
}

/** One line: what, how many, at which price and tax. A card on a phone, one row where there is room. */
export function LineFields({ place, currency, rates, onRemove }: LineFieldsProps) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const name = (field: string) => `lines.${place}.${field}`;
  return (
    <fieldset className="border-line tablet:grid-cols-[1fr_1.4fr_1.2fr] grid min-w-0 grid-cols-2 items-start gap-3 border-t pt-4">
      <legend className="sr-only">
        <Text id="invoices.lines.line" values={{ number: String(place + 1) }} />
      </legend>
      <div className="col-span-full flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <FormTextField
            name={name('what')}
            label={t('invoices.lines.what')}
            maxLength={invoiceLines.whatMax}
            autoComplete="off"
          />
        </div>
        <IconButton
          label={t('invoices.lines.remove', { number: String(place + 1) })}
          icon={<Trash2 className="size-5" />}
          onClick={onRemove}
        />
      </div>
      <FormAmountField
        name={name('quantity')}
        label={t('invoices.lines.quantity')}
        size="regular"
        currency=""
        locale={locale}
        decimals={invoiceLines.quantityDecimals}
      />
      <FormAmountField
        name={name('unitPrice')}
        label={t('invoices.lines.unitPrice')}
        size="regular"
        currency={currency}
        locale={locale}
        decimals={decimalsOf(currency)}
      />
      {rates.length > 0 && (
        <div className="tablet:col-span-1 col-span-full">
          <FormSelect
            name={name('tax')}
            label={t('invoices.lines.tax')}
            items={[
              { id: NO_TAX, label: t('invoices.lines.noTax') },
              ...rates.map((rate) => ({ id: rate, label: format.percent(Number(rate) / 100) })),
            ]}
          />
        </div>
      )}
    </fieldset>
  );
}
