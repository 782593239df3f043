import { type ApiFailure, call, invalidate, useIntentKey } from '@bank/api-client';
import { asFailure, type CodeApproval, codeRefusal, type PasskeyWay, type SentCode, useExclusive } from '@bank/kit';
import { balanceInquiry } from '@bank/protocol/accounts';
import { transactionHistory } from '@bank/protocol/history';
import { notificationsCount } from '@bank/protocol/notifications-count';
import { businessRequestPasskeyConfirm, businessRequestPasskeyOptions } from '@bank/protocol/request-passkeys';
import {
  approve,
  businessRequest,
  businessRequestConfirm,
  type RequestApproval,
  type TransactionRequest,
  transactionRequestList,
} from '@bank/protocol/transfer-requests';
import { type CreatedPayment } from '@bank/protocol/transfers';
import { useState } from 'react';

/** Where a decision about requests is on its way. */
export type Deciding =
  | { step: 'none' }
  | { step: 'review'; requests: readonly TransactionRequest[]; isDeclined: boolean; wasLost: boolean }
  /** The answer to what was sent in the review, or to the code, was lost (R0.20). */
  | {
      step: 'unknown';
      key: string;
      review: Extract<Deciding, { step: 'review' }> | null;
      approval: RequestApproval | null;
    }
  | { step: 'code' | 'device'; approval: RequestApproval }
  /** The code or the phone can no longer approve; nothing has moved and everything still waits. */
  | { step: 'over'; failure: ApiFailure | null };

/** What a decision changes. */
const CHANGED = [transactionRequestList, notificationsCount, balanceInquiry, transactionHistory] as const;

/** What the intent's key stands for: another set, another answer or another code is another intent (R0.21). */
function wishOf(deciding: Deciding): string {
  if (deciding.step === 'review') return JSON.stringify([idsOf(deciding.requests), deciding.isDeclined]);
  if (deciding.step === 'code')
    return JSON.stringify([idsOf(deciding.approval.requests), deciding.approval.approvalTransactionId]);
  return '';
}

/** What waits for the code or the phone, or null. */
const waitingIn = (deciding: Deciding): RequestApproval | null =>
  deciding.step === 'code' || deciding.step === 'device' ? deciding.approval : null;

const idsOf = (requests: readonly TransactionRequest[]) => requests.map(({ transactionId }) => transactionId);

/**
 * Approves or declines requests of others, each set exactly once (R2.4.6; R0.20 to R0.22).
 *
 * @param ownEmail the sign-in address of who decides
 * @param onDecided the bank has decided as asked
 */
export function useDecision(
  ownEmail: string,
  onDecided: (status: 'approved' | 'declined', requests: readonly TransactionRequest[]) => void,
) {
  const [deciding, setDeciding] = useState<Deciding>({ step: 'none' });
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [wasLost, setLost] = useState(false);
  const { isPending, run } = useExclusive();
  const intent = useIntentKey('transfers.approve', wishOf(deciding));
  const waiting = waitingIn(deciding);
  const setId = waiting?.approvalTransactionId ?? '';
  const codeIntent = useIntentKey('transfers.approveCode', setId);

  const go = (next: Deciding) => {
    setFailure(null);
    setLost(false);
    setDeciding(next);
  };

  const follow = async (approval: RequestApproval) => {
    const { status, approveType } = approval;
    if (status === 'approved' || status === 'declined') {
      go({ step: 'none' });
      onDecided(status, approval.requests);
      await invalidate(...CHANGED);
    } else if (status === 'over') {
      go({ step: 'over', failure: null });
    } else {
      go({ step: approveType === 'push' ? 'device' : 'code', approval });
    }
  };

  /** Work whose failure is shown, never thrown into the page. */
  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      setFailure(null);
      setLost(false);
      await work().catch((error: unknown) => setFailure(asFailure(error)));
    });

  const ask = async (review: Extract<Deciding, { step: 'review' }>, key: string) => {
    const input = { transactionIds: idsOf(review.requests), declined: review.isDeclined };
    const answer = await call(approve, input, { idempotencyKey: key }).catch(async (error: unknown) => {
      const reason = asFailure(error);
      if (reason.kind === 'unknownOutcome') {
        go({ step: 'unknown', key, review, approval: null });
        return null;
      }
      setFailure(reason);
      // What is in the way may be another's decision: the list behind the sheet then shows what is left.
      await invalidate(transactionRequestList, notificationsCount);
      return null;
    });
    if (answer) await follow(answer);
  };

  const refused = async (reason: ApiFailure, approval: RequestApproval) => {
    if (reason.kind === 'unknownOutcome') {
      return go({ step: 'unknown', key: codeIntent.key, review: null, approval });
    }
    setFailure(reason);
    if (codeRefusal(reason) !== null) return;
    if (reason.kind !== 'verify' && reason.kind !== 'denied') return;
    // The bank's sentence is shown; what has become of the set is asked for instead of being read out of it.
    const now = await call(businessRequest, { approvalTransactionId: setId }).catch(() => null);
    if (now?.status === 'waiting') return;
    if (now?.status === 'approved') return follow(now);
    setDeciding({ step: 'over', failure: reason });
    await invalidate(transactionRequestList, notificationsCount);
  };

  const codeApproval: CodeApproval = {
    refusal: failure,
    isWrongCode: failure !== null && codeRefusal(failure) !== null,
    wasLost,
    isPending,
    refuse: setFailure,
    confirm: (code) =>
      attempt(async () => {
        if (!waiting) return;
        const input = { fromEmail: ownEmail, approvalTransactionId: setId, code };
        const answer = await call(businessRequestConfirm, input, { idempotencyKey: codeIntent.key }).catch(
          (error: unknown) => refused(asFailure(error), waiting),
        );
        if (answer) await follow(answer);
      }),
  };

  /** One key with the code: whichever is shown first, the set is approved once (R0.21). */
  const passkey: PasskeyWay = {
    ask: () => call(businessRequestPasskeyOptions, { approvalTransactionId: setId }),
    prove: async (response) => {
      const input = { approvalTransactionId: setId, response };
      await follow(await call(businessRequestPasskeyConfirm, input, { idempotencyKey: codeIntent.key }));
    },
    confirmBy: (approve) =>
      attempt(async () => {
        if (waiting) await approve().catch((error: unknown) => refused(asFailure(error), waiting));
      }),
  };

  return {
    deciding,
    failure,
    isPending,
    codeApproval,
    /** In place of the code or the phone. */
    passkey,
    /** The key of a decision that this page, before a reload, never heard the end of. */
    lostKey: deciding.step === 'none' && intent.isUnknown ? intent.key : codeIntent.isUnknown ? codeIntent.key : null,
    review: (requests: readonly TransactionRequest[], isDeclined: boolean) =>
      go({ step: 'review', requests, isDeclined, wasLost: false }),
    close: () => go({ step: 'none' }),
    send: () => attempt(async () => (deciding.step === 'review' ? ask(deciding, intent.key) : undefined)),
    /** Another code for the same set. @throws ApiFailure */
    resend: async (): Promise<SentCode> => {
      if (deciding.step !== 'code') return { approvalSentTo: null, approvalExpiresAt: null };
      const input = { transactionIds: idsOf(deciding.approval.requests), declined: false };
      const answer = await call(approve, input, { idempotencyKey: intent.key });
      await follow(answer);
      return answer;
    },
    /** What the bank says about an answer that was lost; null: what was asked never reached it. */
    settle: async (transfer: CreatedPayment | null) => {
      if (deciding.step !== 'unknown') return invalidate(...CHANGED);
      const { review, approval } = deciding;
      if (approval) return lookAt(approval);
      if (!review) return;
      if (transfer?.status === 'posted' || transfer?.status === 'rejected') {
        return follow({
          ...NO_CODE,
          status: review.isDeclined ? 'declined' : 'approved',
          requests: [...review.requests],
        });
      }
      // Either it never arrived, or a code is on its way that this page cannot name: asking again sends another.
      go({ ...review, wasLost: true });
    },
    /** Looks at what has become of a set that waits for the phone. */
    lookAt,
  };

  async function lookAt(approval: RequestApproval): Promise<void> {
    const now = await call(businessRequest, { approvalTransactionId: approval.approvalTransactionId ?? '' });
    if (now.status === 'waiting' && deciding.step === 'device') return;
    await follow(now);
    if (now.status === 'waiting') setLost(true);
  }
}

const NO_CODE = {
  approvalTransactionId: null,
  approveType: 'none',
  approvalSentTo: null,
  approvalExpiresAt: null,
} as const;

export type Decision = ReturnType<typeof useDecision>;
