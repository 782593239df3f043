import { useFormat, useText } from '@bank/i18n';
import { FormSelect } from '@bank/ui';

/**
 * The choice of a currency inside an amount field of a form, as its `unit`. It writes the form's `currency`.
 * @param currencies codes, the first ones first
 */
export function CurrencyUnit({ currencies }: { currencies: readonly string[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <FormSelect
      name="currency"
      isInside
      label={t('kit.currency')}
      items={currencies.map((code) => ({
        id: code,
        label: code,
        description: format.currencyName(code),
      }))}
    />
  );
}
