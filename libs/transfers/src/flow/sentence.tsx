import { serverNow } from '@bank/api-client';
import { AmountText, useLeavingDay } from '@bank/kit';
import { isolated, Text, useFormat, useText } from '@bank/i18n';
import { isAmount, isPositive } from '@bank/money';
import type { PaymentWords } from './payment-kind';

export interface SentenceProps {
  words: PaymentWords;
  /** Null while no payee is chosen. */
  name: string | null;
  /** As typed; no amount yet is a blank. */
  amount: string;
  currency: string;
  /** When it arrives, or for whom it waits; left out before there is anything to say. */
  after: string | null;
}

/**
 * When it leaves, where it waits for a day, and when it arrives: at once or on the day that the bank names, else as the kind says.
 * @param arrivesAt an instant, as leavesAt
 */
export function useArrival(
  words: PaymentWords,
  arrivesAt: string | null | undefined,
  leavesAt: string | null | undefined,
): string {
  const t = useText();
  const format = useFormat();
  const leavingDay = useLeavingDay();
  if (leavesAt) {
    const date = leavingDay(leavesAt);
    return arrivesAt && arrivesAt > leavesAt
      ? t('transfers.date.leavesAndArrives', { date, arrival: format.date(arrivesAt, 'day') })
      : t('transfers.date.leaves', { date });
  }
  if (!arrivesAt) return t(words.arrival);
  if (isAtOnce(arrivesAt)) return t('transfers.review.atOnce');
  return t('transfers.flow.arrives', { date: format.date(arrivesAt, 'day') });
}

/** How far the page's idea of the bank's clock may be off. */
const CLOCK_SLACK_MS = 5000;

/** The bank quotes its own present for what arrives at once. */
const isAtOnce = (arrivesAt: string): boolean => Date.parse(arrivesAt) <= serverNow(Date.now()) + CLOCK_SLACK_MS;

/** What the payment is, in one sentence that grows with every answer. */
export function Sentence({ words, name, amount, currency, after }: SentenceProps) {
  const isTold = isAmount(amount) && isPositive(amount);
  return (
    <>
      <Text
        id={words.sentence}
        values={{
          amount: isTold ? (
            <b key={amount}>
              <AmountText amount={amount} currency={currency} size="told" always />
            </b>
          ) : (
            <span key="amount" className="flow-blank">
              <Text id="transfers.flow.noAmount" />
            </span>
          ),
          name:
            name === null ? (
              <span key="name" className="flow-blank">
                <Text id={words.noName} />
              </span>
            ) : (
              <b key={name}>{isolated(name)}</b>
            ),
        }}
      />{' '}
      {after}
    </>
  );
}
