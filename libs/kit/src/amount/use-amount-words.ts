import { useFormat, useText } from '@bank/i18n';
import type { Amount } from '@bank/money';
import { usePreferences } from '../preferences/preferences';

/** Money as words, for accessible names, which hold no elements; like AmountText it honours hide-balances. What is seen is AmountText. */
export function useAmountWords(): (amount: Amount, currency: string) => string {
  const t = useText();
  const format = useFormat();
  const isHidden = usePreferences((state) => state.hideBalances);
  return (amount, currency) => (isHidden ? t('kit.amount.hidden') : format.amount(amount, currency));
}
