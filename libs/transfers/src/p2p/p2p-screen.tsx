import { prefetch, query } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { emailsGet } from '@bank/protocol/profile-emails';
import { p2pTemplateList } from '@bank/protocol/transfers-templates';
import { recentTransfersList } from '@bank/protocol/transfers';
import { customerQueries } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { PaymentScreen } from '../flow/payment-screen';
import { sendingAccounts } from '../transfer-rules';
import { P2pFlow } from './p2p-flow';
import { RECENT_INPUT } from './recent-input';

export const handle = { title: 'transfers.p2p.title' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(
    query(balanceInquiry),
    query(recentTransfersList, RECENT_INPUT),
    query(emailsGet),
    query(p2pTemplateList),
    customerQueries.info(),
    customerQueries.access(),
  );
  return null;
}

/** Send money to another customer of the bank. */
export function Component() {
  const recent = useQuery(query(recentTransfersList, RECENT_INPUT));
  const templates = useQuery(query(p2pTemplateList));
  return (
    <PaymentScreen
      title="transfers.p2p.title"
      permission="sendP2p"
      waitsFor={[recent, templates]}
      accountsOf={(accounts) => {
        const [first, ...others] = sendingAccounts(accounts);
        return first ? ([first, ...others] as const) : null;
      }}
      empty={{ title: 'transfers.p2p.noAccounts', body: 'transfers.p2p.noAccountsBody' }}
    >
      {([first, ...others], sender) => <P2pFlow accounts={[first, ...others]} sender={sender} />}
    </PaymentScreen>
  );
}
