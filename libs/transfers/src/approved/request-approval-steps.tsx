import { call, invalidate, useIntentKey } from '@bank/api-client';
import { ApprovalSteps, codeRefusal, decisionIn, useApproval, useDeviceAnswer } from '@bank/kit';
import { notificationsCount } from '@bank/protocol/notifications-count';
import { businessRequestPasskeyConfirm, businessRequestPasskeyOptions } from '@bank/protocol/request-passkeys';
import {
  approve,
  businessRequest,
  businessRequestConfirm,
  type RequestApproval,
  transactionRequestList,
} from '@bank/protocol/transfer-requests';
import { idsOf } from './use-decision';

interface RequestApprovalStepsProps {
  approval: RequestApproval;
  /** What the bank says about it next: decided, or another code for the same set. */
  onAnswer(approval: RequestApproval): void;
  onClose(): void;
}

const BECAME = { waiting: 'waiting', approved: 'done', declined: 'done', over: 'over' } as const;

const WORDS = {
  finding: 'transfers.unknown.title',
  overTitle: 'transfers.approved.overTitle',
  overBody: 'transfers.approved.overBody',
  overAction: 'transfers.approved.back',
} as const;

/**
 * What waits for the approver's code, phone or passkey, at the end of the sheet that shows it. Leaving it changes nothing: the requests keep
 * waiting, and the code that was sent is voided by the next.
 */
export function RequestApprovalSteps({ approval: set, onAnswer, onClose }: RequestApprovalStepsProps) {
  const approvalTransactionId = set.approvalTransactionId ?? '';
  const about = { what: 'decision', count: set.requests.length } as const;
  const resent = useIntentKey('transfers.approveAgain', JSON.stringify([idsOf(set.requests), approvalTransactionId]));
  const approval = useApproval<RequestApproval>({
    form: 'transfers.approveCode',
    id: approvalTransactionId,
    becameOf: ({ status }) => BECAME[status],
    confirm: (code, idempotencyKey) =>
      call(businessRequestConfirm, { approvalTransactionId, code }, { idempotencyKey, about }),
    lookUp: () => call(businessRequest, { approvalTransactionId }),
    answerIn: decisionIn,
    // A wrong code may be followed by a right one; anything else is about the requests themselves.
    isEndedBy: (refusal) => codeRefusal(refusal) === null,
    passkey: {
      ask: () => call(businessRequestPasskeyOptions, { approvalTransactionId }),
      // One key with the code: whichever is shown first, the set is approved once.
      prove: (response, idempotencyKey) =>
        call(businessRequestPasskeyConfirm, { approvalTransactionId, response }, { idempotencyKey, about }),
    },
    onDone: onAnswer,
    onOver: () => void invalidate(transactionRequestList, notificationsCount),
  });
  useDeviceAnswer(set.approveType === 'push', approval.follow);
  const resend = async () => {
    const input = { transactionIds: idsOf(set.requests), declined: false };
    const answer = await call(approve, input, { idempotencyKey: resent.key, about });
    onAnswer(answer);
    return answer;
  };
  return <ApprovalSteps approval={approval} sent={set} resend={resend} words={WORDS} onClose={onClose} />;
}
