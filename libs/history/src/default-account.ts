import type { Account } from '@bank/protocol/accounts';

/** What the address says for all accounts together. */
export const ALL = 'all';

/** The account asked for if it is the customer's, else the first sorted by accountStatusId (R2.4.9). */
export function historyAccount(accounts: readonly Account[], asked: string | null): Account | undefined {
  const found = accounts.find((account) => String(account.accountId) === asked);
  // sort() is stable, so accounts of one status keep the bank's order.
  return found ?? [...accounts].sort((a, b) => a.accountStatusId - b.accountStatusId)[0];
}
