import { accountKind, byKind, isOver, type AccountKind } from '@bank/kit';
import { type Amount, compare, subtract } from '@bank/money';
import { accountStatus, type Account } from '@bank/protocol/accounts';

/** Closed accounts are kept apart and count nowhere (R2.3.2). */
export function openAccounts(accounts: readonly Account[]): Account[] {
  return accounts.filter((account) => accountKind(account) !== 'closed');
}

/** The cards that the customer has or gets: those that are over are found on the page of cards. */
export function heldCards(accounts: readonly Account[]): Account[] {
  return accounts.filter((account) => accountKind(account) === 'card' && !isOver(account.accountStatusId));
}

/** What arrived between two answers of the bank, account by account; for saying it aloud. */
export function arrivals(before: readonly Account[], after: readonly Account[]): { account: Account; more: Amount }[] {
  return after.flatMap((account) => {
    const known = before.find((other) => other.accountId === account.accountId);
    if (!known || compare(account.balance, known.balance) <= 0) return [];
    return [{ account, more: subtract(account.balance, known.balance) }];
  });
}

/** The kinds that the list of accounts shows under headings of their own; closed ones are folded away. */
export type OpenKind = Exclude<AccountKind, 'closed'>;

/**
 * The accounts as the list shows them (R2.3.31): by kind, in a kind the settlement account first, then the active ones in the order in which
 * they were opened, then those that are limited or stopped.
 */
export function groupsOf(accounts: readonly Account[]): { kind: OpenKind; accounts: Account[] }[] {
  return byKind(accounts).flatMap(({ kind, accounts: ofKind }) =>
    kind === 'closed' ? [] : [{ kind, accounts: ofKind.toSorted((one, other) => orderOf(one) - orderOf(other)) }],
  );
}

const orderOf = ({ isSettlementAccount, accountStatusId }: Account): number =>
  accountStatusId === accountStatus.active ? (isSettlementAccount ? 0 : 1) : 2;

/** Closed accounts, in the order in which they were opened (R2.3.2). */
export const closedAccounts = (accounts: readonly Account[]): Account[] =>
  accounts.filter((account) => accountKind(account) === 'closed');

/** A debit card has no money of its own: its account says whose it spends (R2.3.17). */
export const spendsFrom = (account: Account, accounts: readonly Account[]): Account | undefined =>
  accounts.find(({ accountId }) => accountId === account.settlementAccountId);

/** The account that a list beside its details opens with: the first of the first group. */
export const firstAccount = (accounts: readonly Account[]): Account | undefined =>
  groupsOf(accounts).find(({ kind }) => kind !== 'card')?.accounts[0];
