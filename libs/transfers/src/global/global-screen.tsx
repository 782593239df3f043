import { prefetch, query } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { customerQueries } from '@bank/session/calls';
import { PaymentScreen } from '../flow/payment-screen';
import { sendingAccounts } from '../transfer-rules';
import { GlobalFlow } from './global-form';

export const handle = { title: 'transfers.global.title' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(query(balanceInquiry), customerQueries.info(), customerQueries.access());
  return null;
}

/** Sends money to a recipient who chooses where it arrives (R2.7.170). */
export function Component() {
  return (
    <PaymentScreen
      title="transfers.global.title"
      permission="sendByLink"
      accountsOf={(accounts) => {
        const [first, ...others] = sendingAccounts(accounts).filter(({ isCrypto }) => !isCrypto);
        return first ? ([first, ...others] as const) : null;
      }}
      empty={{ title: 'transfers.p2p.noAccounts', body: 'transfers.external.noAccountsBody' }}
    >
      {(accounts, sender) => <GlobalFlow accounts={accounts} sender={sender} />}
    </PaymentScreen>
  );
}
