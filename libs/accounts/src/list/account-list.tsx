import { query } from '@bank/api-client';
import { Text, useText, type MessageId } from '@bank/i18n';
import { Row, RowToken, Rows } from '@bank/kit';
import { paths } from '@bank/paths';
import { paymentInstructionsList } from '@bank/protocol/account-page';
import type { Account } from '@bank/protocol/accounts';
import { useBrand } from '@bank/brand';
import { useCustomer } from '@bank/session/calls';
import { Button, EmptyState, Fold } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ArrowLeftRight, Plus, WalletCards } from 'lucide-react';
import { closedAccounts, groupsOf, type OpenKind } from '../account-rules';
import { AccountRow } from './account-row';
import { ListTotal } from './list-total';

const GROUPS: Readonly<Record<OpenKind, MessageId>> = {
  payment: 'accounts.group.payment',
  prepayment: 'accounts.group.prepayment',
  receiving: 'accounts.group.receiving',
  crypto: 'accounts.group.crypto',
  card: 'kit.place.cards',
};

interface AccountListProps {
  accounts: readonly Account[];
  /** The account that stands beside the list. */
  chosen: number | null;
  /** The page offers to open another account; a narrow one leaves that to the list. */
  isWide: boolean;
  onOpen(): void;
}

/** The accounts by kind under what they are worth together; closed ones folded away (R2.3.31). */
export function AccountList({ accounts, chosen, isWide, onOpen }: AccountListProps) {
  const { may } = useCustomer();
  const groups = groupsOf(accounts);
  const fresh = useFreshInstructions();
  if (groups.length === 0) return <NoAccounts accounts={accounts} onOpen={onOpen} />;
  const row = (account: Account) => (
    <AccountRow
      key={account.accountId}
      account={account}
      accounts={accounts}
      isChosen={account.accountId === chosen}
      hasNews={fresh.has(account.accountId)}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ListTotal accounts={accounts} />
      {groups.map((group) => (
        <section key={group.kind} aria-labelledby={`accounts-${group.kind}`}>
          <h2 id={`accounts-${group.kind}`} className="text-muted text-sm font-semibold">
            <Text id={GROUPS[group.kind]} />
          </h2>
          <Rows labelledBy={`accounts-${group.kind}`} kind="open">
            {group.accounts.map(row)}
          </Rows>
        </section>
      ))}
      <div className="border-line border-t pt-2">
        <Rows kind="open">
          {!isWide && may.openAccounts && (
            <Row
              token={
                <RowToken>
                  <Plus />
                </RowToken>
              }
              title={
                <span className="text-accent">
                  <Text id="accounts.list.open" />
                </span>
              }
              onPress={onOpen}
            />
          )}
          <Row
            token={
              <RowToken>
                <ArrowLeftRight />
              </RowToken>
            }
            title={<Text id="accounts.rates.title" />}
            note={<Text id="accounts.rates.note" />}
            to={paths.rates.to()}
          />
        </Rows>
        <Closed accounts={accounts} row={row} />
      </div>
    </div>
  );
}

function Closed({ accounts, row }: { accounts: readonly Account[]; row(account: Account): ReactNode }) {
  const t = useText();
  const closed = closedAccounts(accounts);
  if (closed.length === 0) return null;
  return (
    <Fold isPlain title={<Text id="accounts.list.closed" values={{ count: closed.length }} />}>
      <Rows label={t('accounts.list.closed', { count: closed.length })} kind="open">
        {closed.map(row)}
      </Rows>
    </Fold>
  );
}

function NoAccounts({ accounts, onOpen }: { accounts: readonly Account[]; onOpen(): void }) {
  const { may } = useCustomer();
  return (
    <>
      <EmptyState
        icon={<WalletCards />}
        title={<Text id="accounts.list.empty" />}
        action={
          may.openAccounts && (
            <Button icon={<Plus className="size-5" />} onClick={onOpen}>
              <Text id="accounts.list.open" />
            </Button>
          )
        }
      >
        <Text id="accounts.list.emptyBody" />
      </EmptyState>
      <Closed
        accounts={accounts}
        row={(account) => <AccountRow key={account.accountId} account={account} accounts={accounts} />}
      />
    </>
  );
}

/** The accounts with details that this user has not seen yet (R2.7.51). Nothing waits for the answer. */
function useFreshInstructions(): ReadonlySet<number> {
  const brand = useBrand().id;
  const { data } = useQuery(query(paymentInstructionsList, { brand }, { lazy: true }));
  const list = data?.paymentInstructions.paymentInstruction ?? [];
  return new Set(list.filter(({ isViewed }) => !isViewed).map(({ accountId }) => accountId));
}
