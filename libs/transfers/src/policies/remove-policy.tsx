import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Ask, useNotify } from '@bank/kit';
import { type ApprovalPolicy, approvalPolicyAsk, approvalPolicyList } from '@bank/protocol/approval-policies';
import { usePolicyWords } from './use-policy-words';

interface RemovePolicyProps {
  policy: ApprovalPolicy;
  /** Nobody else of the company can approve, so it ends at once. */
  isAlone: boolean;
  onClose(): void;
}

/** Asks for the end of a policy. */
export function RemovePolicy({ policy, isAlone, onClose }: RemovePolicyProps) {
  const t = useText();
  const notify = useNotify();
  const { sentence } = usePolicyWords()(policy);
  const ask = useCall(approvalPolicyAsk, { invalidates: [approvalPolicyList] });
  const remove = async () => {
    const { isDone } = await ask.run({ policyId: policy.id });
    notify({ severity: 'success', title: t(isDone ? 'transfers.policies.removed' : 'transfers.policies.asked') });
  };
  return (
    <Ask title={t('transfers.policies.removeTitle')} action="transfers.policies.remove" run={remove} onClose={onClose}>
      <Text id={isAlone ? 'transfers.policies.removeAlone' : 'transfers.policies.removeBody'} values={{ sentence }} />
    </Ask>
  );
}
