import { call, invalidate } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { transactionHistory } from '@bank/protocol/history';
import type { CreatedPayment } from '@bank/protocol/payment';
import { transferCancel } from '@bank/protocol/transfers';
import { session } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { useEffect, useRef } from 'react';

/**
 * Cancels the payment of an administrator who leaves its page while it waits for their code or phone: the customer has not ordered it, and
 * would not know whose hold it is (R0.38). A customer's own payment waits on, and so does one whose page is only loaded anew.
 * @param payment on its way in this page; null for none
 * @param onCancelling the page has been left, and the payment is being cancelled
 * @returns told of a payment that the bank has just taken: whether its page was left meanwhile, so that it is cancelled
 */
export function useLeftPayment(
  payment: CreatedPayment | null,
  onCancelling: () => void,
): (taken: CreatedPayment) => boolean {
  const { isAdmin, actingFor } = useCustomer().customer;
  const isActing = isAdmin && Boolean(actingFor);
  const latest = useRef({ payment, onCancelling, isActing });
  const isThere = useRef(false);
  const actedFor = useRef<number | null>(null);
  useEffect(() => {
    latest.current = { payment, onCancelling, isActing };
  });

  const cancelLeft = (left: CreatedPayment | null): boolean => {
    if (isThere.current || !latest.current.isActing || left?.status !== 'pending') return false;
    // The bank cancels what waits when the act ends, and takes no call for the customer after it.
    if (session.getState().actingCustomerId !== actedFor.current) return false;
    latest.current.onCancelling();
    void cancel(left.trxid);
    return true;
  };

  const atLeaving = useRef(cancelLeft);
  useEffect(() => {
    isThere.current = true;
    actedFor.current = session.getState().actingCustomerId;
    const leave = atLeaving.current;
    return () => {
      isThere.current = false;
      // React takes a page away for a moment when it tries its effects twice.
      queueMicrotask(() => leave(latest.current.payment));
    };
  }, []);
  return cancelLeft;
}

/** Where the bank cannot be told, the hold ends with the code, ten minutes after it was sent. */
async function cancel(trxid: string): Promise<void> {
  await call(transferCancel, { trxid, unlessApproved: true }).catch(() => undefined);
  await invalidate(balanceInquiry, transactionHistory);
}
