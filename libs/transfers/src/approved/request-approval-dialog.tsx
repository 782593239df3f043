import { call, invalidate, useIntentKey } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import {
  type Approval,
  ApprovalDialog,
  codeRefusal,
  FailureNote,
  PasskeyApproval,
  useApproval,
  useDeviceAnswer,
} from '@bank/kit';
import { notificationsCount } from '@bank/protocol/notifications-count';
import { businessRequestPasskeyConfirm, businessRequestPasskeyOptions } from '@bank/protocol/request-passkeys';
import {
  approve,
  businessRequest,
  businessRequestConfirm,
  type RequestApproval,
  transactionRequestList,
} from '@bank/protocol/transfer-requests';
import { Banner, Spinner } from '@bank/ui';
import { RequestSummary } from './request-summary';
import { idsOf } from './use-decision';

interface RequestApprovalDialogProps {
  approval: RequestApproval;
  /** The sign-in address of who decides. */
  ownEmail: string;
  /** What the bank says about it next: decided, or another code for the same set. */
  onAnswer(approval: RequestApproval): Promise<void>;
  onClose(): void;
}

const BECAME = { waiting: 'waiting', approved: 'done', declined: 'done', over: 'over' } as const;

const WORDS = {
  overTitle: 'transfers.approved.overTitle',
  overBody: 'transfers.approved.overBody',
  overAction: 'transfers.approved.back',
} as const;

/**
 * What waits for the approver's code, phone or passkey, as the bank stored it (R0.22). Leaving it changes nothing: the requests keep
 * waiting, and the code that was sent is voided by the next.
 */
export function RequestApprovalDialog({ approval: set, ownEmail, onAnswer, onClose }: RequestApprovalDialogProps) {
  const approvalTransactionId = set.approvalTransactionId ?? '';
  const about = { what: 'decision', count: set.requests.length } as const;
  const resent = useIntentKey('transfers.approveAgain', JSON.stringify([idsOf(set.requests), approvalTransactionId]));
  const approval = useApproval<RequestApproval>({
    form: 'transfers.approveCode',
    id: approvalTransactionId,
    becameOf: ({ status }) => BECAME[status],
    confirm: (code, idempotencyKey) =>
      call(businessRequestConfirm, { fromEmail: ownEmail, approvalTransactionId, code }, { idempotencyKey, about }),
    lookUp: () => call(businessRequest, { approvalTransactionId }),
    // A wrong code may be followed by a right one; anything else is about the requests themselves.
    isEndedBy: (refusal) => codeRefusal(refusal) === null,
    passkey: {
      ask: () => call(businessRequestPasskeyOptions, { approvalTransactionId }),
      // One key with the code: whichever is shown first, the set is approved once.
      prove: (response, idempotencyKey) =>
        call(businessRequestPasskeyConfirm, { approvalTransactionId, response }, { idempotencyKey, about }),
    },
    onDone: onAnswer,
    onOver: () => invalidate(transactionRequestList, notificationsCount),
  });
  const isDevice = set.approveType === 'push';
  useDeviceAnswer(isDevice, approval.follow);
  const resend = async () => {
    const input = { transactionIds: idsOf(set.requests), declined: false };
    const answer = await call(approve, input, { idempotencyKey: resent.key, about });
    await onAnswer(answer);
    return answer;
  };
  return (
    <ApprovalDialog
      approval={approval}
      facts={<RequestSummary requests={set.requests} isDeclined={false} />}
      sent={set}
      resend={resend}
      words={{ ...WORDS, title: isDevice ? 'transfers.approved.deviceTitle' : 'transfers.approved.codeTitle' }}
      device={isDevice ? <OnDevice approval={approval} /> : undefined}
      onClose={onClose}
    />
  );
}

function OnDevice({ approval: { passkey, wasLost, refusal, isPending } }: { approval: Approval }) {
  const t = useText();
  return (
    <>
      <Banner tone="info">
        <Text id="transfers.approved.deviceBody" />
      </Banner>
      <Spinner label={t('transfers.approved.deviceWaiting')} />
      {wasLost && (
        <Banner tone="warning">
          <Text id="kit.approval.notReceived" />
        </Banner>
      )}
      <FailureNote failure={refusal} />
      {passkey && <PasskeyApproval {...passkey} isPending={isPending} />}
    </>
  );
}
