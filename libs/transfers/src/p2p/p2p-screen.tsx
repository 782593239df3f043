import { prefetch, query } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { emailsGet } from '@bank/protocol/profile-emails';
import { p2pTemplateList } from '@bank/protocol/transfers-templates';
import { customerQueries } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { PaymentScreen } from '../flow/payment-screen';
import { sendingAccounts } from '../transfer-rules';
import { prefetchKnown } from '../whom/known-queries';
import { useKnown } from '../whom/use-known';
import { P2pFlow } from './p2p-flow';
import { useBroughtPayee } from './use-payee';

export const handle = { title: 'transfers.p2p.title' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetchKnown();
  prefetch(
    query(balanceInquiry),
    query(emailsGet),
    query(p2pTemplateList),
    customerQueries.info(),
    customerQueries.access(),
  );
  return null;
}

/** Send money: to another customer of the bank, or on from here to what else was typed. */
export function Component() {
  const known = useKnown();
  const templates = useQuery(query(p2pTemplateList));
  const brought = useBroughtPayee();
  return (
    <PaymentScreen
      title="transfers.p2p.title"
      permission="sendP2p"
      waitsFor={[known, templates, brought]}
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
