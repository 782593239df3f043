import { ApiFailure, call, invalidate, resolveOutcome } from '@bank/api-client';
import {
  afterCreation,
  asFailure,
  inFlight,
  paymentIn,
  useDeviceAnswer,
  useMoneyCall,
  useUntilAnswered,
} from '@bank/kit';
import { balanceInquiry } from '@bank/protocol/accounts';
import { transactionHistory } from '@bank/protocol/history';
import type { CreatedPayment } from '@bank/protocol/payment';
import { transferCancel } from '@bank/protocol/transfers';
import { useMemo, useState } from 'react';
import type { PaymentKind, PaymentOrder } from './payment-kind';
import { useLeftPayment } from './use-left-payment';

/** Where a payment is on its way (R2.4.1). */
type Sending<Input> =
  | { step: 'form' }
  | { step: 'review'; order: PaymentOrder<Input> }
  | { step: 'approval'; payment: CreatedPayment }
  | { step: 'done'; payment: CreatedPayment; wasCoded: boolean; isTooLate?: boolean };

/** Why the form is shown again, where that needs saying. */
type Returned = { reason: 'absent' | 'over' } | { reason: 'refused'; failure: ApiFailure };

const FINAL_WITHOUT_MONEY: ReadonlySet<CreatedPayment['status']> = new Set(['rejected', 'cancelled', 'expired']);

/** Held for the seconds to undo, and not for its day. */
const isUndoable = ({ status, summary }: CreatedPayment): boolean => status === 'held' && !summary.leavesAt;

/**
 * Sends one payment exactly once, whatever is pressed how often and whichever answer is lost (R0.20, R0.21).
 * @param owner the signed-in address
 * @param onSent the payment is definitely made: what was typed may be forgotten
 * @param onRateOver the rate that the customer saw is not held any more; nothing was sent
 */
export function usePayment<Values, Input>(
  kind: PaymentKind<Values, Input>,
  owner: string,
  onSent: () => void,
  onRateOver: () => Promise<void>,
) {
  const store = useMemo(() => inFlight(kind.id), [kind.id]);
  const [sending, setSending] = useState<Sending<Input>>({ step: 'form' });
  const [returned, setReturned] = useState<Returned | null>(null);
  const [lost] = useState(() => store.read(owner)?.key ?? null);
  const order = sending.step === 'review' ? sending.order : null;

  const wasLeft = useLeftPayment('payment' in sending ? sending.payment : null, store.drop);

  const toForm = (why: Returned | null) => {
    store.drop();
    setReturned(why);
    setSending({ step: 'form' });
  };
  // What the screen says is not held up by the figures of other screens.
  const changed = () => void invalidate(balanceInquiry, transactionHistory, ...kind.changes);
  const done = (payment: CreatedPayment, wasCoded: boolean) => {
    // A payment that waits for the device, or may still be undone, is found again by a reload; anything else is over.
    if (payment.status !== 'pending' && !isUndoable(payment)) store.drop();
    onSent();
    setSending({ step: 'done', payment, wasCoded });
    changed();
  };
  /** What the bank says about it; null: it never arrived. */
  const settle = (payment: CreatedPayment | null) => {
    if (payment === null) return toForm({ reason: 'absent' });
    if (FINAL_WITHOUT_MONEY.has(payment.status)) {
      toForm({ reason: 'over' });
      return changed();
    }
    const next = afterCreation(payment);
    if (next !== 'code' && next !== 'device') return done(payment, false);
    const sent = store.read(owner);
    if (sent) store.write({ ...sent, trxid: payment.trxid });
    setSending({ step: 'approval', payment });
    changed();
  };
  // Editing what is sent makes it another intent, and another intent has another key.
  const money = useMoneyCall({
    form: kind.id,
    wish: JSON.stringify(order?.input ?? null),
    lost,
    answerIn: paymentIn,
    onFound: settle,
  });
  const lookUp = async () => {
    const waiting = store.read(owner);
    return waiting ? paymentIn(await resolveOutcome(waiting.key)) : null;
  };

  const waitsForPhone =
    (sending.step === 'done' || sending.step === 'approval') &&
    sending.payment.status === 'pending' &&
    sending.payment.approveType === 'push';
  useDeviceAnswer(waitsForPhone, async () => {
    const payment = await lookUp();
    if (payment && payment.status !== 'pending') settle(payment);
  });
  /** The receipt of a held payment goes on to what became of it. */
  const unheld = (payment: CreatedPayment, isTooLate = false) => {
    if (isUndoable(payment) || sending.step !== 'done') return;
    store.drop();
    setSending({ ...sending, payment, isTooLate });
    changed();
  };
  const held = sending.step === 'done' && isUndoable(sending.payment) ? sending.payment : null;
  const undoing = useUntilAnswered();
  // The bank announces the release as it announces a phone's answer.
  useDeviceAnswer(held !== null, async () => {
    const payment = await lookUp();
    if (payment) unheld(payment);
  });

  return {
    sending,
    returned,
    /** Why the review's last try did not get through. */
    failure: money.failure,
    isPending: money.isPending,
    /** The answer was lost, and the bank is being asked. */
    isLost: money.isLost,
    review: (next: PaymentOrder<Input>) => {
      setReturned(null);
      money.show(null);
      setSending({ step: 'review', order: next });
    },
    send: () =>
      money.send(
        async (key) => {
          if (!order) return;
          store.write({ key, owner });
          const { amount, currencyCode, payee } = order.summary;
          const about = { what: 'payment', amount, currencyCode, payeeName: payee.name } as const;
          const payment = await kind.send(order.input, { idempotencyKey: key, about });
          if (!wasLeft(payment)) settle(payment);
        },
        async (failure) => {
          store.drop();
          // The review asks for the new rate itself, and shows what it changes.
          if (failure.reason === 'quoteExpired') return onRateOver();
          if (failure.fields && Object.keys(failure.fields).length > 0) toForm({ reason: 'refused', failure });
        },
      ),
    approved: (payment: CreatedPayment) => done(payment, true),
    givenUp: () => toForm(null),
    /** Gives a held payment back (R2.4.61). The bank decides whether it was in time, and is asked until it has said so. */
    undo: async () => {
      if (held === null) return;
      const payment = await undoing.untilAnswered(() => undone(held.trxid, lookUp));
      unheld(payment, payment.status !== 'cancelled');
    },
    /** The answer to an undo was lost, and the bank is being asked. */
    isUndoLost: undoing.isAsking && held !== null,
    /** It waits for the phone without its sheet. */
    later: () => {
      if (sending.step === 'approval') done(sending.payment, false);
    },
    /** The payment as the bank has it now. */
    lookUp,
    startOver: () => toForm(null),
  };
}

/**
 * Undoes a held payment. A payment is undone once, however often the bank is asked to, so that a lost answer is followed by the same call.
 * @returns the payment once it is undone or has left
 * @throws ApiFailure the bank's own no, or a failure after which it has to be asked again
 */
async function undone(trxid: string, lookUp: () => Promise<CreatedPayment | null>): Promise<CreatedPayment> {
  try {
    return await call(transferCancel, { trxid });
  } catch (error) {
    const payment = await lookUp();
    if (payment === null) throw error;
    if (payment.status !== 'held') return payment;
    // Its time is over, and it has not left yet: neither end of it is true so far.
    throw asFailure(error).reason === 'notWaiting' ? new ApiFailure('network') : error;
  }
}

/** What the sheet of a payment shows of it and asks of it, whatever its kind. */
export type PaymentOnItsWay = Omit<ReturnType<typeof usePayment<object, unknown>>, 'review'>;
