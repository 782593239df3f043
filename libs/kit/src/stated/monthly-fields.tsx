import { type MessageId, useLocale, useText } from '@bank/i18n';
import { decimalsOf } from '@bank/money';
import type { Output } from '@bank/protocol';
import type { currencies } from '@bank/protocol/dictionaries';
import { type AmountFieldProps, FormAmountField, useFieldValue } from '@bank/ui';
import { CurrencyUnit } from '../amount/currency-unit';
import { fieldIn } from './field-in';

interface MonthlyFieldsProps {
  /** Where the form keeps them. */
  part?: string;
  size?: AmountFieldProps['size'];
  currencies: Output<typeof currencies>['currencies'];
}

/** What comes in and goes out in a month, each in its currency. Their schema is `monthlySchema`. */
export function MonthlyFields({ part, size, currencies: all }: MonthlyFieldsProps) {
  const codes = all.map(({ currencyCode }) => currencyCode);
  return (
    <>
      <MonthlyField
        name={fieldIn(part, 'deposit')}
        label="kit.stated.deposit"
        currencyLabel="kit.stated.depositCurrency"
        codes={codes}
        size={size}
      />
      <MonthlyField
        name={fieldIn(part, 'withdrawal')}
        label="kit.stated.withdrawal"
        currencyLabel="kit.stated.withdrawalCurrency"
        codes={codes}
        size={size}
      />
    </>
  );
}

interface MonthlyFieldProps {
  name: string;
  label: MessageId;
  currencyLabel: MessageId;
  codes: readonly string[];
  size: AmountFieldProps['size'];
}

function MonthlyField({ name, label, currencyLabel, codes, size }: MonthlyFieldProps) {
  const t = useText();
  const locale = useLocale();
  const currency = String(useFieldValue(`${name}Currency`));
  return (
    <FormAmountField
      name={name}
      label={t(label)}
      size={size}
      currency={currency}
      locale={locale}
      decimals={decimalsOf(currency)}
      unit={<CurrencyUnit currencies={codes} name={`${name}Currency`} label={t(currencyLabel)} />}
    />
  );
}
