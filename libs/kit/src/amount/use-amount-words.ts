import { useFormat, useText } from '@bank/i18n';
import type { Amount } from '@bank/money';
import { hiddenAmount } from '@bank/ui';
import { usePreferences } from '../preferences/preferences';

interface AmountWords {
  /** For text on the screen that holds no elements; what holds them has AmountText. */
  seen(amount: Amount, currency: string): string;
  /** For accessible names, where dots would be read one by one. */
  said(amount: Amount, currency: string): string;
}

/** Money as words, which honour hide-balances like AmountText (R0.104). */
export function useAmountWords(): AmountWords {
  const t = useText();
  const format = useFormat();
  const isHidden = usePreferences((state) => state.hideBalances);
  if (!isHidden) return { seen: format.amount, said: format.amount };
  const symbolOf = (amount: Amount, currency: string) => format.amountParts(amount, currency).symbol;
  return {
    seen: (amount, currency) => hiddenAmount(symbolOf(amount, currency)),
    said: (amount, currency) => `${symbolOf(amount, currency)} ${t('kit.amount.hidden')}`,
  };
}
