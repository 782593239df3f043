import { accountHas } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';

/** What the address says for all accounts together. */
export const ALL = 'all';

/** The accounts that have a history (R2.3.30): a debit card and a card that was just ordered have none. */
export const accountsWithHistory = (accounts: readonly Account[]): Account[] =>
  accounts.filter((account) => accountHas('history', account));

/**
 * The account asked for; for a debit card the account whose money it spends. Without one that has a history, the first by accountStatusId
 * that has (R2.4.9). Where no account has one yet, the first of all.
 */
export function historyAccount(accounts: readonly Account[], asked: string | null): Account | undefined {
  const withHistory = accountsWithHistory(accounts);
  const named = accounts.find(({ accountId }) => String(accountId) === asked);
  const found = withHistory.find(({ accountId }) => accountId === (named?.settlementAccountId ?? named?.accountId));
  return found ?? firstByStatus(withHistory) ?? firstByStatus(accounts);
}

/** sort() is stable, so accounts of one status keep the bank's order. */
const firstByStatus = (accounts: readonly Account[]): Account | undefined =>
  [...accounts].sort((a, b) => a.accountStatusId - b.accountStatusId)[0];
