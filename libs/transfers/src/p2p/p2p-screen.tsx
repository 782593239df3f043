import { prefetch, query } from '@bank/api-client';
import { LoadFailure, missingText } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { balanceInquiry } from '@bank/protocol/accounts';
import { recentTransfersList } from '@bank/protocol/transfers';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { EmptyState, Panel, SectionHeading, Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Lock, Wallet } from 'lucide-react';
import { sendingAccounts } from '../transfer-rules';
import { P2pFlow } from './p2p-flow';
import { RECENT_INPUT } from './recent-payees';

export const handle = { title: 'transfers.p2p.title' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(
    query(balanceInquiry),
    query(recentTransfersList, RECENT_INPUT),
    customerQueries.info(),
    customerQueries.access(),
  );
  return null;
}

/** Send money to another customer of the bank. */
export function Component() {
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-4">
      <SectionHeading level={1}>
        <Text id="transfers.p2p.title" />
      </SectionHeading>
      <P2p />
    </div>
  );
}

function P2p() {
  const t = useText();
  const { customer, may } = useCustomer();
  const { data, error, refetch } = useQuery(query(balanceInquiry));
  if (may.missing.sendP2p) {
    return (
      <EmptyState icon={<Lock />} title={<Text id="transfers.p2p.notAllowed" />}>
        {missingText(may.missing.sendP2p, t)}
      </EmptyState>
    );
  }
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailure title="transfers.p2p.noAccountsLoaded" error={error} onRetry={refetch} />;
  }
  const [first, ...others] = sendingAccounts(data.accounts.account);
  if (!first) {
    return (
      <EmptyState icon={<Wallet />} title={<Text id="transfers.p2p.noAccounts" />}>
        <Text id="transfers.p2p.noAccountsBody" />
      </EmptyState>
    );
  }
  return <P2pFlow accounts={[first, ...others]} ownEmail={customer.login.email} isForApproval={may.sendsForApproval} />;
}

function FormSkeleton() {
  const t = useText();
  return (
    <Panel>
      <Skeleton shape="block" label={t('transfers.p2p.loading')} />
      <Skeleton shape="title" count={4} />
    </Panel>
  );
}
