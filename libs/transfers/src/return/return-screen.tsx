import { prefetch, query } from '@bank/api-client';
import { Answer } from '@bank/kit';
import { Text } from '@bank/i18n';
import { balanceInquiry } from '@bank/protocol/accounts';
import { type Transaction, transactionDetails } from '@bank/protocol/history';
import { customerQueries } from '@bank/session/calls';
import { EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { PaymentScreen } from '../flow/payment-screen';
import { ReturnFlow } from './return-flow';

export const handle = { title: 'transfers.return.title' } as const;

/** Starts what the screen reads. */
export function loader({ params: { transactionId = '' } }: LoaderFunctionArgs) {
  prefetch(
    query(balanceInquiry),
    query(transactionDetails, { transactionId }),
    customerQueries.info(),
    customerQueries.access(),
  );
  return null;
}

/** Gives back what another customer sent (R2.4.64). */
export function Component() {
  const { transactionId = '' } = useParams();
  return (
    <PaymentScreen
      title="transfers.return.title"
      permission="sendP2p"
      isBothWays
      accountsOf={(accounts) => (accounts.length > 0 ? accounts : null)}
      empty={{ title: 'transfers.p2p.noAccounts', body: 'transfers.p2p.noAccountsBody' }}
    >
      {(accounts, sender) => (
        <Received transactionId={transactionId}>
          {(received) => <ReturnFlow accounts={accounts} sender={sender} received={received} />}
        </Received>
      )}
    </PaymentScreen>
  );
}

interface ReceivedProps {
  transactionId: string;
  children(received: Transaction): ReactNode;
}

/** What another customer sent; whether it was returned already is the bank's to say when it is sent. */
function Received({ transactionId, children }: ReceivedProps) {
  const answer = useQuery(query(transactionDetails, { transactionId }));
  return (
    <Answer of={answer} failed="transfers.return.gone">
      {({ transaction }) =>
        transaction.operationType === 'P2P' && transaction.direction === 'in' ? (
          children(transaction)
        ) : (
          <EmptyState icon={<Undo2 />} title={<Text id="transfers.return.gone" />}>
            <Text id="transfers.return.goneBody" />
          </EmptyState>
        )
      }
    </Answer>
  );
}
