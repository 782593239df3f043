import { useFormat, useText } from '@bank/i18n';
import { FormSelect } from '@bank/ui';

interface CurrencyUnitProps {
  /** Codes, the first ones first. */
  currencies: readonly string[];
  /** The field of the form that it writes; `currency` unless said otherwise. */
  name?: string;
  /** Where a form has several, which one it is. */
  label?: string;
}

/** The choice of a currency inside an amount field of a form, as its `unit`. */
export function CurrencyUnit({ currencies, name = 'currency', label }: CurrencyUnitProps) {
  const t = useText();
  const format = useFormat();
  return (
    <FormSelect
      name={name}
      isInside
      label={label ?? t('kit.currency')}
      items={currencies.map((code) => ({
        id: code,
        label: code,
        description: format.currencyName(code),
      }))}
    />
  );
}
