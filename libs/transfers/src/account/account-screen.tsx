import { prefetch, query } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { customerQueries } from '@bank/session/calls';
import { PaymentScreen } from '../flow/payment-screen';
import { AccountFlow, ownAccountsOf } from './account-form';

export const handle = { title: 'transfers.account.title' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(query(balanceInquiry), customerQueries.info(), customerQueries.access());
  return null;
}

/** Money from one account of the customer to another. */
export function Component() {
  return (
    <PaymentScreen
      title="transfers.account.title"
      permission="moveBetween"
      accountsOf={ownAccountsOf}
      empty={{ title: 'transfers.account.oneAccount', body: 'transfers.account.oneAccountBody' }}
    >
      {(own, sender) => <AccountFlow own={own} sender={sender} />}
    </PaymentScreen>
  );
}
