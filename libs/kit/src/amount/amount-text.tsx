import { useFormat, useText } from '@bank/i18n';
import type { Amount } from '@bank/money';
import { Money } from '@bank/ui';
import type { ComponentProps } from 'react';
import { usePreferences } from '../preferences/preferences';

export interface AmountTextProps {
  /** A decimal string; negative shows a minus sign. */
  amount: Amount;
  currency: string;
  size?: ComponentProps<typeof Money>['size'];
  tone?: ComponentProps<typeof Money>['tone'];
  /** "+" before money that came in. */
  plus?: boolean;
  /** Shown even while balances are hidden: an amount being typed, reviewed or signed is never hidden. */
  always?: boolean;
}

/** Money in the reader's locale that honours hide-balances. */
export function AmountText({ amount, currency, size = 'row', tone, plus = false, always = false }: AmountTextProps) {
  const t = useText();
  const format = useFormat();
  const hidden = usePreferences((state) => state.hideBalances);
  return (
    <Money
      parts={format.amountParts(amount, currency)}
      size={size}
      tone={tone}
      plus={plus}
      hidden={hidden && !always}
      hiddenLabel={t('kit.amount.hidden')}
    />
  );
}
