import { call, invalidate } from '@bank/api-client';
import { decisionIn, useMoneyCall } from '@bank/kit';
import { balanceInquiry } from '@bank/protocol/accounts';
import { transactionHistory } from '@bank/protocol/history';
import { notificationsCount } from '@bank/protocol/notifications-count';
import {
  approve,
  type RequestApproval,
  type TransactionRequest,
  transactionRequestList,
} from '@bank/protocol/transfer-requests';
import { useState } from 'react';

/** Where a decision about requests is on its way. */
export type Deciding =
  | { step: 'none' }
  | { step: 'review'; requests: readonly TransactionRequest[]; isDeclined: boolean; reason: string; wasLost: boolean }
  /** It waits for the code or the phone of who decides. */
  | { step: 'approving'; approval: RequestApproval };

export const idsOf = (requests: readonly TransactionRequest[]) => requests.map(({ transactionId }) => transactionId);

/**
 * Approves or declines requests of others, each set exactly once (R2.4.6; R0.20 to R0.22).
 *
 * @param onDecided the bank has decided as asked
 */
export function useDecision(
  onDecided: (status: 'approved' | 'declined', requests: readonly TransactionRequest[]) => void,
) {
  const [deciding, setDeciding] = useState<Deciding>({ step: 'none' });
  const review = deciding.step === 'review' ? deciding : null;

  const decided = (status: 'approved' | 'declined', requests: readonly TransactionRequest[]) => {
    setDeciding({ step: 'none' });
    onDecided(status, requests);
    void invalidate(transactionRequestList, notificationsCount, balanceInquiry, transactionHistory);
  };
  const follow = (approval: RequestApproval) => {
    const { status, requests } = approval;
    if (status === 'approved' || status === 'declined') decided(status, requests);
    else setDeciding({ step: 'approving', approval });
  };
  const money = useMoneyCall({
    form: 'transfers.approve',
    // Another set or another answer is another intent.
    wish: review ? JSON.stringify([idsOf(review.requests), review.isDeclined, review.reason]) : '',
    answerIn: decisionIn,
    onFound: (decision) => {
      // What a colleague has decided meanwhile is no answer to this call: only the user's own decision is.
      if (decision !== null && decision.status !== 'over') return follow(decision);
      if (review) setDeciding({ ...review, wasLost: true });
    },
  });

  return {
    deciding,
    failure: money.failure,
    isPending: money.isPending,
    /** The answer was lost, perhaps before this page was loaded anew, and the bank is being asked. */
    isLost: money.isLost,
    review: (requests: readonly TransactionRequest[], isDeclined: boolean) => {
      money.show(null);
      setDeciding({ step: 'review', requests, isDeclined, reason: '', wasLost: false });
    },
    /** Why the requests under review are declined. */
    explain: (reason: string) => {
      if (review) setDeciding({ ...review, reason });
    },
    close: () => setDeciding({ step: 'none' }),
    send: () =>
      money.send(
        async (idempotencyKey) => {
          if (!review) return;
          const { requests, isDeclined, reason } = review;
          const input = {
            transactionIds: idsOf(requests),
            declined: isDeclined,
            ...(reason.trim() === '' ? {} : { reason }),
          };
          const about = { what: 'decision', count: requests.length } as const;
          follow(await call(approve, input, { idempotencyKey, about }));
        },
        // What is in the way may be another's decision: the list behind the sheet then shows what is left.
        () => invalidate(transactionRequestList, notificationsCount),
      ),
    follow,
  };
}

export type Decision = ReturnType<typeof useDecision>;
