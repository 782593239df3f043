import { useCall } from '@bank/api-client';
import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import { FailureNote, Row, useNotify } from '@bank/kit';
import { approvalPolicyDecide, approvalPolicyList, type PolicyChange } from '@bank/protocol/approval-policies';
import { Badge, Button } from '@bank/ui';
import { usePolicyWords } from './use-policy-words';

interface ChangeRowProps {
  change: PolicyChange;
  /** This user may approve what others of the company ask for. */
  mayDecide: boolean;
}

/** A change that waits: what is to become of which policy, who asked, and what this user can do about it. */
export function ChangeRow({ change, mayDecide }: ChangeRowProps) {
  const t = useText();
  const format = useFormat();
  const notify = useNotify();
  const wordsOf = usePolicyWords();
  const decide = useCall(approvalPolicyDecide, { invalidates: [approvalPolicyList] });
  const { id: changeId, before, after, askedBy, expiresAt, isOwn } = change;
  const rule = after ?? before;
  if (rule === null) return null;
  const { sentence, scope } = wordsOf(rule);
  const kind: MessageId =
    before === null
      ? 'transfers.policies.isNew'
      : after === null
        ? 'transfers.policies.isRemoved'
        : 'transfers.policies.isChanged';
  const send = async (isApproved: boolean, title: MessageId) => {
    const isDone = await decide.run({ changeId, isApproved }).then(
      () => true,
      () => false,
    );
    if (isDone) notify({ severity: 'success', title: t(title) });
  };
  const decline: MessageId = isOwn ? 'transfers.policies.takeBack' : 'transfers.approved.decline';
  return (
    <Row
      title={sentence}
      badges={
        <Badge tone={after === null ? 'warning' : 'info'}>
          <Text id={kind} />
        </Badge>
      }
      note={[scope, t('transfers.policies.askedBy', { name: askedBy, date: format.date(expiresAt, 'dayTime') })].join(
        ' · ',
      )}
    >
      {before !== null && after !== null && (
        <span className="text-muted block text-sm">
          <Text id="transfers.policies.before" values={{ sentence: wordsOf(before).sentence }} />
        </span>
      )}
      {isOwn && (
        <span className="block text-sm">
          <Text id="transfers.policies.ownWaits" />
        </span>
      )}
      {mayDecide && (
        <span className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            disabled={decide.isPending}
            aria-label={t(isOwn ? 'transfers.policies.takeBackThis' : 'transfers.policies.declineThis', { sentence })}
            onClick={() => void send(false, isOwn ? 'transfers.policies.takenBack' : 'transfers.policies.declined')}
          >
            <Text id={decline} />
          </Button>
          {!isOwn && (
            <Button
              size="small"
              disabled={decide.isPending}
              aria-label={t('transfers.policies.approveThis', { sentence })}
              onClick={() => void send(true, 'transfers.policies.approved')}
            >
              <Text id="transfers.approved.approve" />
            </Button>
          )}
        </span>
      )}
      <FailureNote failure={decide.failure} />
    </Row>
  );
}
