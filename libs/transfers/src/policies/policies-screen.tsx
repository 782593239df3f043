import { prefetch, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Allowed, Answer, PaymentsPage } from '@bank/kit';
import { approvalPolicyList } from '@bank/protocol/approval-policies';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { PolicyBoard } from './policy-board';

export const handle = { title: 'transfers.policies.title' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(query(approvalPolicyList), customerQueries.info(), customerQueries.access());
  return null;
}

/** From which amount on how many others approve what the company pays (R2.4.70), and what is asked to become of it (R2.4.72). */
export function Component() {
  const { may } = useCustomer();
  return (
    <PaymentsPage tab="approvals" title="transfers.policies.title" lead={<Text id="transfers.policies.lead" />}>
      <Allowed missing={may.missing.seeCompany} title="transfers.policies.notAllowed">
        <Policies />
      </Allowed>
    </PaymentsPage>
  );
}

function Policies() {
  const list = useQuery(query(approvalPolicyList));
  return <Answer of={list}>{(data) => <PolicyBoard {...data} />}</Answer>;
}
