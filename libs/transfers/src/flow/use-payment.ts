import { type ApiFailure, invalidate, resolveOutcome } from '@bank/api-client';
import { afterCreation, useDeviceAnswer, useMoneyCall } from '@bank/kit';
import { balanceInquiry } from '@bank/protocol/accounts';
import { transactionHistory } from '@bank/protocol/history';
import type { CreatedPayment } from '@bank/protocol/transfers';
import { useMemo, useState } from 'react';
import { inFlight } from './in-flight';
import type { PaymentKind, PaymentOrder } from './payment-kind';

/** Where a payment is on its way (R2.4.1). */
type Sending<Input> =
  | { step: 'form' }
  | { step: 'review'; order: PaymentOrder<Input> }
  | { step: 'approval'; payment: CreatedPayment }
  | { step: 'done'; payment: CreatedPayment; wasCoded: boolean };

/** Why the form is shown again, where that needs saying. */
type Returned = { reason: 'absent' | 'over' } | { reason: 'refused'; failure: ApiFailure };

const FINAL_WITHOUT_MONEY: ReadonlySet<CreatedPayment['status']> = new Set(['rejected', 'cancelled', 'expired']);

/**
 * Sends one payment exactly once, whatever is pressed how often and whichever answer is lost (R0.20, R0.21).
 * @param owner the signed-in address
 * @param onSent the payment is definitely made: what was typed may be forgotten
 */
export function usePayment<Values, Input>(kind: PaymentKind<Values, Input>, owner: string, onSent: () => void) {
  const store = useMemo(() => inFlight(kind.id), [kind.id]);
  const [sending, setSending] = useState<Sending<Input>>({ step: 'form' });
  const [returned, setReturned] = useState<Returned | null>(null);
  const [lost] = useState(() => store.read(owner)?.key ?? null);
  const order = sending.step === 'review' ? sending.order : null;

  const toForm = (why: Returned | null) => {
    store.drop();
    setReturned(why);
    setSending({ step: 'form' });
  };
  const changed = () => invalidate(balanceInquiry, transactionHistory, ...kind.changes);
  const done = async (payment: CreatedPayment, wasCoded: boolean) => {
    // A payment that waits for the device is found again by a reload; anything else is over.
    if (payment.status !== 'pending') store.drop();
    onSent();
    setSending({ step: 'done', payment, wasCoded });
    await changed();
  };
  /** What the bank says about it; null: it never arrived. */
  const settle = async (payment: CreatedPayment | null) => {
    if (payment === null) return toForm({ reason: 'absent' });
    if (FINAL_WITHOUT_MONEY.has(payment.status)) {
      toForm({ reason: 'over' });
      return changed();
    }
    if (afterCreation(payment) !== 'code') return done(payment, false);
    setSending({ step: 'approval', payment });
    await changed();
  };
  // Editing what is sent makes it another intent, and another intent has another key.
  const money = useMoneyCall({ form: kind.id, wish: JSON.stringify(order?.input ?? null), lost, onFound: settle });
  const lookUp = async () => {
    const waiting = store.read(owner);
    return waiting ? (await resolveOutcome(waiting.key)).transfer : null;
  };

  useDeviceAnswer(sending.step === 'done' && sending.payment.status === 'pending', async () => {
    const payment = await lookUp();
    if (payment && payment.status !== 'pending') await settle(payment);
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
    edit: () => setSending({ step: 'form' }),
    send: () =>
      money.send(
        async (key) => {
          if (!order) return;
          store.write({ key, owner });
          const { amount, currencyCode, payee } = order.summary;
          const about = { what: 'payment', amount, currencyCode, payeeName: payee.name } as const;
          await settle(await kind.send(order.input, { idempotencyKey: key, about }));
        },
        async (failure) => {
          store.drop();
          if (failure.fields && Object.keys(failure.fields).length > 0) toForm({ reason: 'refused', failure });
        },
      ),
    approved: (payment: CreatedPayment) => void done(payment, true),
    givenUp: () => toForm(null),
    /** The payment as the bank has it now. */
    lookUp,
    startOver: () => toForm(null),
  };
}
