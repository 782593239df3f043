import { prefetch, query } from '@bank/api-client';
import { Answer } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Account } from '@bank/protocol/accounts';
import { balanceInquiry } from '@bank/protocol/accounts';
import { globalPayBatch } from '@bank/protocol/transfers-global-batch';
import { customerQueries } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PaymentFlow } from '../../flow/payment-flow';
import { PaymentScreen, type Sender } from '../../flow/payment-screen';
import { firstAndOthers } from '../../transfer-rules';
import { batchAddress } from '../addresses';
import { globalBatchKind } from './summary-kind';
import { SummaryReview } from './summary-review';

export const handle = { title: 'transfers.globalBatch.title' } as const;

/** Starts what the screen reads. */
export function loader({ request }: { request: { url: string } }) {
  const batchId = new URL(request.url).searchParams.get('batch');
  prefetch(query(balanceInquiry), customerQueries.info(), customerQueries.access());
  if (batchId !== null) prefetch(query(globalPayBatch, { batchId }));
  return null;
}

/** The last look at a batch of payments by link before it is approved; its id stands in the address. */
export function Component() {
  const [search] = useSearchParams();
  // The receipt stays when the address has gone on.
  const [batchId] = useState(search.get('batch'));
  if (batchId === null) return <Navigate to={paths.transferMassGlobal.to()} replace />;
  return (
    <PaymentScreen
      title="transfers.globalBatch.title"
      permission="sendGlobalBatch"
      accountsOf={firstAndOthers}
      empty={{ title: 'transfers.p2p.noAccounts', body: 'transfers.p2p.noAccountsBody' }}
    >
      {(accounts, sender) => <Summary batchId={batchId} accounts={accounts} sender={sender} />}
    </PaymentScreen>
  );
}

interface SummaryProps {
  batchId: string;
  accounts: readonly Account[];
  sender: Sender;
}

function Summary({ batchId, accounts, sender }: SummaryProps) {
  const found = useQuery(query(globalPayBatch, { batchId }));
  return (
    <Answer of={found} rows={6}>
      {({ batch, payments }) => (
        <PaymentFlow kind={globalBatchKind} empty={{ batchId }} accounts={accounts} {...sender}>
          {(form) =>
            form.step === 'who' ? (
              <Navigate to={batch.status === 'draft' ? batchAddress(batchId) : paths.transferMassGlobal.to()} replace />
            ) : (
              <SummaryReview batch={batch} payments={payments} form={form} />
            )
          }
        </PaymentFlow>
      )}
    </Answer>
  );
}
