import { call, invalidate } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { transactionHistory } from '@bank/protocol/history';
import { type CreatedPayment, transferCancel } from '@bank/protocol/transfers';
import { session } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { useEffect, useRef } from 'react';

/**
 * Cancels the payment of an administrator who leaves its page while it waits for their code or phone: the customer has not ordered it, and
 * would not know whose hold it is (R0.38). A customer's own payment waits on, and so does one whose page is only loaded anew.
 * @param payment on its way in this page; null for none
 * @param onCancelling the page has been left, and the payment is being cancelled
 */
export function useLeftPayment(payment: CreatedPayment | null, onCancelling: () => void): void {
  const { isAdmin, actingFor } = useCustomer().customer;
  const waiting = isAdmin && actingFor && payment?.status === 'pending' ? payment.trxid : null;
  const latest = useRef({ waiting, onCancelling });
  const isThere = useRef(false);
  useEffect(() => {
    latest.current = { waiting, onCancelling };
  });
  useEffect(() => {
    isThere.current = true;
    const { actingCustomerId } = session.getState();
    return () => {
      isThere.current = false;
      // React takes a page away for a moment when it tries its effects twice.
      queueMicrotask(() => {
        const left = latest.current;
        if (isThere.current || left.waiting === null) return;
        // The bank cancels what waits when the act ends, and takes no call for the customer after it.
        if (session.getState().actingCustomerId !== actingCustomerId) return;
        left.onCancelling();
        void cancel(left.waiting);
      });
    };
  }, []);
}

/** Where the bank cannot be told, the hold ends with the code, ten minutes after it was sent. */
async function cancel(trxid: string): Promise<void> {
  await call(transferCancel, { trxid, unlessApproved: true }).catch(() => undefined);
  await invalidate(balanceInquiry, transactionHistory);
}
