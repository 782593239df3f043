import { type MessageId, useFormat, useText } from '@bank/i18n';
import type { SubscriptionPeriod } from '@bank/protocol/payment';

/** How often a payment repeats, as customers read it. */
export const PERIOD_WORDS = {
  week: 'kit.repeat.week',
  twoWeeks: 'kit.repeat.twoWeeks',
  month: 'kit.repeat.month',
  quarter: 'kit.repeat.quarter',
  year: 'kit.repeat.year',
} as const satisfies Record<SubscriptionPeriod, MessageId>;

/** Says how often and until when: "Every month, until 21 Nov 2026". @returns of the terms of a payment (R2.7.150) */
export function useRepeatWords(): (terms: { period: SubscriptionPeriod; endsOn: string | null }) => string {
  const t = useText();
  const format = useFormat();
  return ({ period, endsOn }) => {
    const times = t(PERIOD_WORDS[period]);
    return endsOn === null ? times : t('kit.repeat.until', { times, day: format.date(endsOn, 'day') });
  };
}
