import { prefetch } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { missingText } from '@bank/kit';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { Banner, EmptyState, SectionHeading } from '@bank/ui';
import { Lock } from 'lucide-react';
import { filterOf, listQuery, namedMissing } from './approved-rules';
import { RequestBoard } from './request-board';

export const handle = { title: 'kit.place.approvals' } as const;

/** Starts what the screen reads. */
export function loader({ request }: { request: { url: string } }) {
  prefetch(listQuery(filterOf(new URL(request.url).searchParams)), customerQueries.info(), customerQueries.access());
  return null;
}

/** What others of the company want to send, and wait for somebody else to approve (R2.4.6). */
export function Component() {
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <SectionHeading level={1}>
        <Text id="kit.place.approvals" />
      </SectionHeading>
      <Requests />
    </div>
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
      <RequestBoard ownEmail={customer.login.email} mayApprove={missing === undefined} />
    </>
  );
}
