import { query } from '@bank/api-client';
import { Allowed, Answer, Page } from '@bank/kit';
import { type MessageId, Text } from '@bank/i18n';
import { type Account, balanceInquiry } from '@bank/protocol/accounts';
import type { ApprovalMode } from '@bank/protocol/customer';
import type { Permission } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import type { ReactNode } from 'react';

/** Who sends. Whether others approve it is the bank's to say, payment by payment. */
export interface Sender {
  owner: string;
  approveMode: ApprovalMode;
}

interface PaymentScreenProps<Ready> {
  title: MessageId;
  permission: Permission;
  /** The kind's accounts receive money, too, so that those that may not pay are among them. */
  isBothWays?: true;
  /** The accounts that the kind needs; null where the customer has not got them. */
  accountsOf(accounts: readonly Account[]): Ready | null;
  /** What the first step shows besides; all of it comes together. */
  waitsFor?: readonly { isLoading: boolean }[];
  /** What is said then. */
  empty: { title: MessageId; body: MessageId };
  children(ready: Ready, sender: Sender): ReactNode;
}

/** The frame of every screen that sends money: who may, the accounts, and what is said where there are none. */
export function PaymentScreen<Ready>({ title, permission, ...accounts }: PaymentScreenProps<Ready>) {
  const { may } = useCustomer();
  return (
    <Page title={title} isTitleHidden width="full">
      <Allowed missing={may.missing[permission]} title="transfers.p2p.notAllowed">
        <WithAccounts {...accounts} />
      </Allowed>
    </Page>
  );
}

function WithAccounts<Ready>({
  isBothWays,
  accountsOf,
  waitsFor = [],
  empty,
  children,
}: Pick<PaymentScreenProps<Ready>, 'isBothWays' | 'accountsOf' | 'waitsFor' | 'empty' | 'children'>) {
  const answer = useQuery(query(balanceInquiry));
  const { customer, may } = useCustomer();
  return (
    <Answer
      of={waitsFor.some(({ isLoading }) => isLoading) ? { ...answer, data: undefined } : answer}
      failed="transfers.p2p.noAccountsLoaded"
    >
      {({ accounts }) => {
        // A settlement account pays with a flag of its own (R2.7.194).
        const offered = accounts.account.filter(
          ({ isSettlementAccount }) => isBothWays || may.paySettlement || !isSettlementAccount,
        );
        const ready = accountsOf(offered);
        if (ready !== null)
          return children(ready, {
            owner: customer.login.email,
            approveMode: customer.transactionApproveMode,
          });
        return (
          <EmptyState icon={<Wallet />} title={<Text id={empty.title} />}>
            <Text id={empty.body} />
          </EmptyState>
        );
      }}
    </Answer>
  );
}
