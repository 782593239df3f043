import { prefetch, query } from '@bank/api-client';
import { Answer } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Account } from '@bank/protocol/accounts';
import { balanceInquiry } from '@bank/protocol/accounts';
import { batchTransferViewFile } from '@bank/protocol/transfers-mass';
import { customerQueries } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PaymentFlow } from '../../flow/payment-flow';
import { PaymentScreen, type Sender } from '../../flow/payment-screen';
import { firstAndOthers } from '../../transfer-rules';
import { WAYS } from '../ways';
import { massKind } from './mass-kind';
import { MassReview } from './mass-review';

export const handle = { title: 'transfers.mass.title' } as const;

/** Starts what the screen reads. */
export function loader({ request }: { request: { url: string } }) {
  const id = new URL(request.url).searchParams.get('batch');
  prefetch(query(balanceInquiry), customerQueries.info(), customerQueries.access());
  if (id !== null) prefetch(query(batchTransferViewFile, { id }));
  return null;
}

/** The last look at a mass payment before it is approved; the batch is at the bank, and its id in the address. */
export function Component() {
  const [search] = useSearchParams();
  // The receipt stays when the address has gone on.
  const [id] = useState(search.get('batch'));
  if (id === null) return <Navigate to={paths.transferMass.to()} replace />;
  return (
    <PaymentScreen
      title="transfers.mass.title"
      permission="sendMass"
      accountsOf={firstAndOthers}
      empty={{ title: 'transfers.p2p.noAccounts', body: 'transfers.p2p.noAccountsBody' }}
    >
      {(accounts, sender) => <CheckedBatch id={id} accounts={accounts} sender={sender} />}
    </PaymentScreen>
  );
}

interface CheckedBatchProps {
  id: string;
  accounts: readonly Account[];
  sender: Sender;
}

function CheckedBatch({ id, accounts, sender }: CheckedBatchProps) {
  const found = useQuery(query(batchTransferViewFile, { id }));
  const kind = useMemo(() => found.data && massKind(found.data), [found.data]);
  return (
    <Answer of={found}>
      {({ batch, rows, approval }) =>
        kind && (
          <PaymentFlow kind={kind} empty={{ batchId: id }} accounts={accounts} {...sender}>
            {(form) =>
              form.step === 'who' ? (
                <Navigate to={WAYS[batch.type].path} replace />
              ) : (
                <MassReview batch={batch} rows={rows} approval={approval} form={form} />
              )
            }
          </PaymentFlow>
        )
      }
    </Answer>
  );
}
