import { prefetch, query } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { globalPayBatch } from '@bank/protocol/transfers-global-batch';
import { customerQueries } from '@bank/session/calls';
import { useSearchParams } from 'react-router-dom';
import { PaymentScreen } from '../flow/payment-screen';
import { firstAndOthers } from '../transfer-rules';
import { BatchOfLinks } from './batch-of-links';
import { UploadForm } from './upload/upload-form';

export const handle = { title: 'transfers.globalBatch.title' } as const;

/** Starts what the screen reads. */
export function loader({ request }: { request: { url: string } }) {
  const batchId = new URL(request.url).searchParams.get('batch');
  prefetch(query(balanceInquiry), customerQueries.info(), customerQueries.access());
  if (batchId !== null) prefetch(query(globalPayBatch, { batchId }));
  return null;
}

/** Many recipients without an account, each paid by a link: the file, and the batch that the bank made of it (R2.7.200). */
export function Component() {
  const [search] = useSearchParams();
  const batchId = search.get('batch');
  return (
    <PaymentScreen
      title="transfers.globalBatch.title"
      permission="sendGlobalBatch"
      accountsOf={firstAndOthers}
      empty={{ title: 'transfers.p2p.noAccounts', body: 'transfers.p2p.noAccountsBody' }}
    >
      {(accounts) =>
        batchId === null ? (
          <UploadForm accounts={accounts} />
        ) : (
          <BatchOfLinks key={batchId} batchId={batchId} accounts={accounts} />
        )
      }
    </PaymentScreen>
  );
}
