import { prefetch, query } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { PaymentScreen } from '../flow/payment-screen';
import { AccountFlow, ownAccountsOf } from './account-form';

export const handle = { title: 'kit.payments.move' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(query(balanceInquiry), customerQueries.info(), customerQueries.access());
  return null;
}

/** Money from one account of the customer to another, or onto a prepaid card of theirs. */
export function Component() {
  const { may } = useCustomer();
  return (
    <PaymentScreen
      title="kit.payments.move"
      permission={may.loadCard ? 'loadCard' : 'moveBetween'}
      isBothWays
      accountsOf={(accounts) => ownAccountsOf(accounts, may)}
      empty={{ title: 'transfers.account.oneAccount', body: 'transfers.account.oneAccountBody' }}
    >
      {(own, sender) => <AccountFlow own={own} sender={sender} />}
    </PaymentScreen>
  );
}
