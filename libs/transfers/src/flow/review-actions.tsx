import type { ApiFailure } from '@bank/api-client';
import { FailureNote } from '@bank/kit';
import { type MessageId, Text, useText } from '@bank/i18n';
import type { ApprovalMode } from '@bank/protocol/customer';
import { Button } from '@bank/ui';
import { KeyRound, MessageSquareText, Smartphone } from 'lucide-react';
import { HintNotes } from './hint-notes';
import type { PaymentOrder } from './payment-kind';

interface ReviewActionsProps {
  order: PaymentOrder<unknown>;
  /** How the customer approves what they send. */
  approveMode: ApprovalMode;
  hasPasskey: boolean;
  isPending: boolean;
  failure: ApiFailure | null;
  /** @param isPasskey the customer chose to confirm with their passkey */
  onSend(isPasskey: boolean): void;
  onEdit(): void;
}

/** What the one button says by the way that confirms (R2.4.1). */
const WAYS: Record<ApprovalMode, { label: MessageId; Icon: typeof KeyRound | null }> = {
  none: { label: 'transfers.review.send', Icon: null },
  push: { label: 'transfers.review.byPhone', Icon: Smartphone },
  otp: { label: 'transfers.review.byCode', Icon: MessageSquareText },
  sms: { label: 'transfers.review.byCode', Icon: MessageSquareText },
  approvalCode: { label: 'transfers.review.byCode', Icon: MessageSquareText },
};
const PASSKEY = { label: 'transfers.review.byPasskey', Icon: KeyRound } as const;
const SCHEDULE = { label: 'transfers.date.schedule', Icon: null } as const;
const FOR_APPROVAL = { label: 'transfers.review.sendForApproval', Icon: null } as const;

/** The last look before money moves: what to look at twice, and one button that names the way to confirm. */
export function ReviewActions(props: ReviewActionsProps) {
  const { order, approveMode, hasPasskey, isPending, failure, onSend, onEdit } = props;
  const t = useText();
  const isByPasskey = hasPasskey && approveMode !== 'none';
  const byMode = approveMode === 'none' && order.summary.leavesAt ? SCHEDULE : WAYS[approveMode];
  const { label, Icon } = order.approval.by === 'others' ? FOR_APPROVAL : isByPasskey ? PASSKEY : byMode;
  return (
    <>
      <HintNotes hints={order.hints ?? []} summary={order.summary} />
      <FailureNote failure={failure} money />
      <div className="flow-actions">
        <Button
          icon={Icon && <Icon className="size-5" />}
          pending={isPending}
          pendingLabel={t('kit.sending')}
          onClick={() => onSend(isByPasskey)}
        >
          <Text id={label} />
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={onEdit}>
          <Text id="transfers.review.edit" />
        </Button>
      </div>
    </>
  );
}
