import { prefetch, query } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { recentTransfersList } from '@bank/protocol/transfers-recent';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { PaymentScreen } from '../flow/payment-screen';
import { sendingAccounts } from '../transfer-rules';
import { ExternalFlow } from './external-form';
import { recentInput } from './recent-accounts';

export const handle = { title: 'transfers.external.title' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(
    query(balanceInquiry),
    query(recentTransfersList, recentInput()),
    customerQueries.info(),
    customerQueries.access(),
  );
  return null;
}

/** Send money to an account at another bank. */
export function Component() {
  const { customer } = useCustomer();
  return (
    <PaymentScreen
      title="transfers.external.title"
      permission="sendOut"
      accountsOf={(accounts) => {
        const [first, ...others] = sendingAccounts(accounts);
        return first ? ([first, ...others] as const) : null;
      }}
      empty={{ title: 'transfers.p2p.noAccounts', body: 'transfers.external.noAccountsBody' }}
    >
      {([first, ...others], sender) => (
        <ExternalFlow
          accounts={[first, ...others]}
          ownName={customer.businessName ?? [customer.firstName, customer.lastName].filter(Boolean).join(' ')}
          sender={sender}
        />
      )}
    </PaymentScreen>
  );
}
