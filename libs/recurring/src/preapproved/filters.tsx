import { useLocale, useText } from '@bank/i18n';
import { subscriptionType } from '@bank/protocol/recurring';
import { AmountField, Segmented, TextField } from '@bank/ui';
import type { FilterValues } from './filter-values';

/** Amounts of any currency are compared, so as many decimals as any has may be typed. */
const DECIMALS = 8;

interface FiltersProps {
  values: FilterValues;
  onChange(values: FilterValues): void;
}

/** By kind, payee and amount. */
export function Filters({ values, onChange }: FiltersProps) {
  const t = useText();
  const locale = useLocale();
  const bound = (name: 'fromAmount' | 'toAmount') => (
    <AmountField
      size="regular"
      label={t(`recurring.${name}`)}
      currency=""
      locale={locale}
      decimals={DECIMALS}
      value={values[name]}
      onChange={(amount) => onChange({ ...values, [name]: amount })}
    />
  );
  return (
    <div className="grid gap-4">
      <Segmented
        label={t('recurring.type')}
        items={(['all', ...subscriptionType.options] as const).map((value) => ({
          value,
          label: t(`recurring.${value}`),
        }))}
        value={values.type}
        onChange={(type) => onChange({ ...values, type })}
      />
      <TextField
        name="payee"
        label={t('recurring.search')}
        type="search"
        maxLength={254}
        value={values.payee}
        onChange={(event) => onChange({ ...values, payee: event.target.value })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        {bound('fromAmount')}
        {bound('toAmount')}
      </div>
    </div>
  );
}
