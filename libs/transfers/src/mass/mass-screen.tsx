import { prefetch, query } from '@bank/api-client';
import { Answer } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import { balanceInquiry } from '@bank/protocol/accounts';
import { customerQueries } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { PaymentScreen } from '../flow/payment-screen';
import { firstAndOthers } from '../transfer-rules';
import { massDraftQuery } from './draft';
import { MassEditor } from './mass-editor';
import { type Sheet, useP2pSheet } from './sheet/sheet';

export const handle = { title: 'transfers.mass.title' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(query(balanceInquiry), customerQueries.info(), customerQueries.access(), massDraftQuery('p2p'));
  return null;
}

/** Many payments to customers at once, from a file or from text (R2.7.140). */
export function Component() {
  const sheet = useP2pSheet();
  return (
    <PaymentScreen
      title="transfers.mass.title"
      permission="sendMassP2p"
      accountsOf={firstAndOthers}
      empty={{ title: 'transfers.p2p.noAccounts', body: 'transfers.p2p.noAccountsBody' }}
    >
      {(accounts, sender) => <WithDraft sheet={sheet} accounts={accounts} owner={sender.owner} />}
    </PaymentScreen>
  );
}

/** What was typed before is there before anything can be typed over it. */
export function WithDraft(props: { sheet: Sheet; accounts: readonly [Account, ...Account[]]; owner: string }) {
  const opened = useQuery(massDraftQuery(props.sheet.shape.type));
  return <Answer of={opened}>{({ draft }) => <MassEditor {...props} start={draft} />}</Answer>;
}
