import { accountStatus, accountType, type Account } from '@bank/protocol/accounts';
import type { MessageId } from '@bank/i18n';

/** The kinds an account list is grouped by (R2.3.1), in the order they are shown. */
export const ACCOUNT_KINDS = ['payment', 'prepayment', 'receiving', 'crypto', 'card', 'closed'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export const ACCOUNT_KIND_LABELS: Record<AccountKind, MessageId> = {
  payment: 'kit.accountKind.payment',
  prepayment: 'kit.accountKind.prepayment',
  receiving: 'kit.accountKind.receiving',
  crypto: 'kit.accountKind.crypto',
  card: 'kit.accountKind.card',
  closed: 'kit.accountKind.closed',
};

const KIND_OF_TYPE: Record<number, AccountKind> = {
  [accountType.closed]: 'closed',
  [accountType.payment]: 'payment',
  [accountType.prepayment]: 'prepayment',
  [accountType.receiving]: 'receiving',
};

/** Which kind an account is. A closed one, by status or by type, is closed before it is anything else (R2.3.2). */
export function accountKind(account: Pick<Account, 'type' | 'accountStatusId' | 'isCrypto'>): AccountKind {
  if (account.accountStatusId === accountStatus.closed || account.type === accountType.closed) return 'closed';
  if (account.isCrypto) return 'crypto';
  return KIND_OF_TYPE[account.type] ?? 'card';
}

/** The accounts by kind, kinds in their order, empty kinds left out. */
export function byKind<A extends Account>(accounts: readonly A[]): { kind: AccountKind; accounts: A[] }[] {
  return ACCOUNT_KINDS.map((kind) => ({
    kind,
    accounts: accounts.filter((account) => accountKind(account) === kind),
  })).filter((group) => group.accounts.length > 0);
}
