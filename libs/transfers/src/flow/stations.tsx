import { useLeavingDay } from '@bank/kit';
import { intlTagOf, isolated, type MessageId, useFormat, useLocale, useText } from '@bank/i18n';
import type { CreatedPayment, PaymentStep } from '@bank/protocol/payment';
import { Tracker, type TrackerStep } from '@bank/ui';
import type { PaymentWords } from './payment-kind';

interface StationsProps {
  payment: CreatedPayment;
  words: PaymentWords;
  /** The name of the account that it leaves. */
  fromAccount: string;
}

/** What has happened, what happens now, and what comes, as the bank says it; a payment that waits for an approval promises nothing. */
export function Stations({ payment, words, fromAccount }: StationsProps) {
  const t = useText();
  const said = useStationWords(payment, words, fromAccount);
  const clock = new Intl.DateTimeFormat(intlTagOf(useLocale()), { timeStyle: 'medium' });
  const now = payment.steps.findIndex(({ at }) => at === null);
  const steps = shownSteps(payment.steps).map((step): TrackerStep => {
    const time = step.at === null ? undefined : clock.format(new Date(step.at));
    const state = step.at !== null ? 'done' : step === payment.steps[now] ? 'now' : 'next';
    return { id: step.step, state, time, ...said(step, state) };
  });
  return <Tracker label={t('transfers.track.label')} steps={steps} stateLabel={(state) => t(STATES[state])} />;
}

/**
 * The steps that are stations. What was approved was ordered before, so that one of the two is told; and money that arrived in this bank
 * has left the account in the same instant, which stands as a station of its own.
 */
function shownSteps(steps: readonly PaymentStep[]): readonly PaymentStep[] {
  const isApproved = steps.some(({ step, at }) => step === 'approved' && at !== null);
  const arrived = steps.find(({ step, at }) => step === 'arrived' && at !== null);
  const hasLeft = steps.some(({ step }) => step === 'sent');
  return steps
    .filter(({ step }) => step !== 'ordered' || !isApproved)
    .flatMap((step) => (step === arrived && !hasLeft ? [{ ...step, step: 'sent' as const }, step] : [step]));
}

/** What a station is called, and what stands beside it. */
function useStationWords({ status, summary }: CreatedPayment, words: PaymentWords, fromAccount: string) {
  const t = useText();
  const format = useFormat();
  const leavingDay = useLeavingDay();
  const isWaiting = status === 'pending' || status === 'created';
  return ({ step, expectedAt }: PaymentStep, state: TrackerStep['state']): Pick<TrackerStep, 'label' | 'note'> => {
    switch (step) {
      case 'ordered':
        return {
          label: t(
            status === 'created'
              ? 'transfers.track.asked'
              : isWaiting
                ? 'transfers.track.ordered'
                : 'transfers.track.confirmed',
          ),
        };
      case 'approved':
        if (state === 'done') return { label: t('transfers.track.confirmed') };
        return {
          label: t(status === 'created' ? 'transfers.track.other' : 'transfers.track.phone'),
          note: t('transfers.track.hold'),
        };
      case 'held':
        return {
          label: summary.leavesAt
            ? t('transfers.date.leaves', { date: leavingDay(summary.leavesAt) })
            : t('transfers.track.leaving'),
          note: isolated(fromAccount),
        };
      case 'sent':
      case 'paid':
        return {
          label: t('transfers.track.left'),
          note: t('transfers.track.leftFrom', {
            amount: format.amount(summary.total, summary.debitCurrencyCode),
            account: fromAccount,
          }),
        };
      case 'arrived':
        return {
          label: t(arrivalWords(words, status, summary.payee.kind, state), { name: summary.payee.name }),
          // One that is held for the seconds to undo has no day to wait for.
          note:
            status === 'released' && expectedAt !== undefined
              ? t('transfers.external.expected', { date: format.date(expectedAt, 'dayTime') })
              : undefined,
        };
      case 'returned':
        return { label: t('kit.found.returned') };
      case 'declined':
      case 'cancelled':
      case 'expired':
        return { label: t('transfers.track.undone') };
    }
  };
}

/** Only what has arrived is said to be there (R2.4.75). */
function arrivalWords(
  words: PaymentWords,
  status: CreatedPayment['status'],
  payee: CreatedPayment['summary']['payee']['kind'],
  state: TrackerStep['state'],
): MessageId {
  if (state === 'done') return words.arrived;
  const isUnderWay = status === 'released';
  if (payee === 'batch') return isUnderWay ? 'transfers.track.paying' : 'transfers.track.pays';
  return isUnderWay ? 'transfers.track.onItsWay' : 'transfers.track.reaches';
}

/** The states of a station in words. */
const STATES = { done: 'transfers.track.done', now: 'transfers.track.now', next: 'transfers.track.next' } as const;
