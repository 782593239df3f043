import { type ApiFailure, call, invalidate, resolveOutcome, useIntentKey } from '@bank/api-client';
import { afterCreation, asFailure, useExclusive } from '@bank/kit';
import { balanceInquiry } from '@bank/protocol/accounts';
import { transactionHistory } from '@bank/protocol/history';
import { type CreatedPayment, p2pTransfer, recentTransfersList } from '@bank/protocol/transfers';
import { useState } from 'react';
import { inFlight } from './in-flight';
import type { P2pOrder } from './p2p-order';
import { useDeviceAnswer } from './use-device-answer';

/** Where a transfer is on its way (R2.4.1). */
export type Sending =
  | { step: 'form' }
  | { step: 'review'; order: P2pOrder }
  | { step: 'unknown'; key: string }
  | { step: 'approval'; transfer: CreatedPayment }
  | { step: 'done'; transfer: CreatedPayment; wasCoded: boolean };

/** Why the form is shown again, where that needs saying. */
export type Returned = { reason: 'absent' | 'over' } | { reason: 'refused'; failure: ApiFailure };

export interface Send {
  sending: Sending;
  returned: Returned | null;
  /** Why the review's last try did not get through. */
  failure: ApiFailure | null;
  isPending: boolean;
  review(order: P2pOrder): void;
  edit(): void;
  send(): Promise<void>;
  /** What the bank says about a transfer whose answer was lost; null: it never arrived. */
  settle(transfer: CreatedPayment | null): Promise<void>;
  approved(transfer: CreatedPayment): Promise<void>;
  givenUp(): void;
  /** The transfer as the bank has it now. */
  lookUp(): Promise<CreatedPayment | null>;
  startOver(): void;
}

/** What a transfer changes. */
const CHANGED = [balanceInquiry, transactionHistory, recentTransfersList] as const;

/**
 * Sends one transfer exactly once, whatever is pressed how often and whichever answer is lost (R0.20 and R0.21).
 * @param owner the signed-in address; @param onSent the transfer is definitely made: what was typed may be forgotten
 */
export function useSend(owner: string, onSent: () => void): Send {
  const [sending, setSending] = useState<Sending>(() => {
    const waiting = inFlight.read(owner);
    return waiting ? { step: 'unknown', key: waiting.key } : { step: 'form' };
  });
  const [returned, setReturned] = useState<Returned | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const order = sending.step === 'review' ? sending.order : null;
  // Editing what is sent makes it another intent, and another intent has another key.
  const intent = useIntentKey('transfers.p2p', JSON.stringify(order?.input ?? null));
  const { isPending, run } = useExclusive();

  const toForm = (why: Returned | null) => {
    inFlight.drop();
    setFailure(null);
    setReturned(why);
    setSending({ step: 'form' });
  };

  const done = async (transfer: CreatedPayment, wasCoded: boolean) => {
    // A transfer that waits for the device is found again by a reload; anything else is over.
    if (transfer.status !== 'pending') inFlight.drop();
    onSent();
    setSending({ step: 'done', transfer, wasCoded });
    await invalidate(...CHANGED);
  };

  const settle = async (transfer: CreatedPayment | null) => {
    if (transfer === null) return toForm({ reason: 'absent' });
    if (FINAL_WITHOUT_MONEY.has(transfer.status)) {
      toForm({ reason: 'over' });
      return invalidate(...CHANGED);
    }
    if (afterCreation(transfer) !== 'code') return done(transfer, false);
    setSending({ step: 'approval', transfer });
    await invalidate(...CHANGED);
  };

  useDeviceAnswer(
    sending.step === 'done' && sending.transfer.status === 'pending' ? (inFlight.read(owner)?.key ?? null) : null,
    (transfer) => void settle(transfer),
  );

  const refused = (reason: ApiFailure, key: string) => {
    if (reason.kind === 'unknownOutcome') {
      setSending({ step: 'unknown', key });
    } else if (reason.fields && Object.keys(reason.fields).length > 0) {
      toForm({ reason: 'refused', failure: reason });
    } else {
      inFlight.drop();
      setFailure(reason);
    }
  };

  return {
    sending,
    returned,
    failure,
    isPending,
    settle,
    review: (next) => {
      setReturned(null);
      setFailure(null);
      setSending({ step: 'review', order: next });
    },
    edit: () => setSending({ step: 'form' }),
    send: () =>
      run(async () => {
        if (!order) return;
        setFailure(null);
        const { key } = intent;
        inFlight.write({ key, owner });
        const transfer = await call(p2pTransfer, order.input, { idempotencyKey: key }).catch((error: unknown) =>
          refused(asFailure(error), key),
        );
        if (transfer) await settle(transfer);
      }),
    approved: (transfer) => done(transfer, true),
    givenUp: () => toForm(null),
    lookUp: async () => {
      const waiting = inFlight.read(owner);
      return waiting ? (await resolveOutcome(waiting.key)).transfer : null;
    },
    startOver: () => {
      inFlight.drop();
      setSending({ step: 'form' });
    },
  };
}

const FINAL_WITHOUT_MONEY: ReadonlySet<CreatedPayment['status']> = new Set(['rejected', 'cancelled', 'expired']);
