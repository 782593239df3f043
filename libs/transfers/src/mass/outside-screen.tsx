import { prefetch, query } from '@bank/api-client';
import { Answer } from '@bank/kit';
import { balanceInquiry } from '@bank/protocol/accounts';
import type { MassColumn } from '@bank/protocol/transfers-mass';
import type { BankTransferType } from '@bank/protocol/transfers-external';
import { customerQueries } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { PaymentScreen } from '../flow/payment-screen';
import { firstAndOthers } from '../transfer-rules';
import { massDraftQuery } from './draft';
import { WithDraft } from './mass-screen';
import { columnsQuery, outsideSheet, type Sheet } from './sheet/sheet';
import { WAYS } from './ways';

/** The screen of many payments that leave the bank in one way (R2.7.210). */
export const outsideScreen = (type: BankTransferType) => ({
  handle: { title: 'transfers.mass.title' } as const,
  loader() {
    prefetch(
      query(balanceInquiry),
      columnsQuery(type),
      customerQueries.info(),
      customerQueries.access(),
      massDraftQuery(type),
    );
    return null;
  },
  Component: () => <OutsideScreen type={type} />,
});

function OutsideScreen({ type }: { type: BankTransferType }) {
  const found = useQuery(columnsQuery(type));
  return (
    <PaymentScreen
      title="transfers.mass.title"
      permission={WAYS[type].permission}
      accountsOf={firstAndOthers}
      empty={{ title: 'transfers.p2p.noAccounts', body: 'transfers.p2p.noAccountsBody' }}
    >
      {(accounts, { owner }) => (
        <Answer of={found}>
          {({ columns }) => (
            <WithSheet type={type} columns={columns}>
              {(sheet) => <WithDraft sheet={sheet} accounts={accounts} owner={owner} />}
            </WithSheet>
          )}
        </Answer>
      )}
    </PaymentScreen>
  );
}

interface WithSheetProps {
  type: BankTransferType;
  columns: readonly MassColumn[];
  children(sheet: Sheet): ReactNode;
}

/** The same sheet for as long as the bank names the same columns: its rows are judged once. */
function WithSheet({ type, columns, children }: WithSheetProps) {
  return children(useMemo(() => outsideSheet(type, columns), [type, columns]));
}
