import { prefetch } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { missingText, PaymentsPage } from '@bank/kit';
import { paths } from '@bank/paths';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { Banner, buttonClass, EmptyState } from '@bank/ui';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { filterOf, listQuery, namedMissing } from './approved-rules';
import { RequestBoard } from './request-board';

export const handle = { title: 'kit.place.approvals' } as const;

/** Starts what the screen reads. */
export function loader({ request }: { request: { url: string } }) {
  prefetch(listQuery(filterOf(new URL(request.url).searchParams)), customerQueries.info(), customerQueries.access());
  return null;
}

/** Payments that users of the company have ordered and that wait for another user to approve them (R2.4.6). */
export function Component() {
  const { may } = useCustomer();
  return (
    <PaymentsPage
      tab="approvals"
      action={
        may.seeCompany && (
          <Link to={paths.approvalPolicies.to()} className={buttonClass('secondary', 'small')}>
            <Text id="transfers.policies.open" />
          </Link>
        )
      }
    >
      <Requests />
    </PaymentsPage>
  );
}

function Requests() {
  const t = useText();
  const { customer, may } = useCustomer();
  const missing = customer.customerType === 'personal' ? ({ kind: 'business' } as const) : may.missing.approveTransfers;
  const why = missing && missingText(namedMissing(missing), t);
  // Who makes requests sees them waiting; who does neither sees why not.
  if (missing && !may.sendsForApproval) {
    return (
      <EmptyState icon={<Lock />} title={<Text id="transfers.approved.notAllowed" />}>
        {why}
      </EmptyState>
    );
  }
  return (
    <>
      {why !== undefined && (
        <Banner tone="info" title={<Text id="transfers.approved.notAllowed" />}>
          {why}
        </Banner>
      )}
      <RequestBoard mayApprove={missing === undefined} />
    </>
  );
}
