import { accountStatus, accountType, type Account } from '@bank/protocol/accounts';
import { cardProducts, cardStatus } from '@bank/protocol/card-list';

// R2.3.30: what an account offers beside its balance. The bank keeps a table of its own and has the last word.

/** What follows from the type and the status of an account. */
export type AccountFlag = 'statements' | 'history' | 'instructions' | 'cardRequest';

export type FlagFacts = Pick<Account, 'type' | 'subType' | 'accountStatusId' | 'isCrypto' | 'currencyCode'>;

type Sort = 'payment' | 'prepayment' | 'receiving' | 'wallet' | 'prepaidCard' | 'debitCard' | 'closed';

interface Rule {
  readonly sorts: readonly Sort[];
  readonly statuses: readonly number[];
  readonly currencies?: readonly string[];
}

const { active, canceled, fraud, limited, expired, paused } = cardStatus;
/** Statuses in which money may have moved: all but those before a card is in its holder's hands. */
const LIVED: readonly number[] = [active, canceled, fraud, limited, expired, paused, accountStatus.closed];

const RULES: Readonly<Record<AccountFlag, Rule>> = {
  // An account with money of its own has papers about it, after it was closed too.
  statements: {
    sorts: ['payment', 'prepayment', 'receiving', 'wallet', 'prepaidCard', 'closed'],
    statuses: LIVED,
  },
  // A debit card moves the money of its settlement account, whose history says so.
  history: { sorts: ['payment', 'prepayment', 'receiving', 'wallet', 'prepaidCard', 'closed'], statuses: LIVED },
  // Money is asked for only to where it arrives and can be used.
  instructions: { sorts: ['payment', 'receiving'], statuses: [accountStatus.active] },
  // Cards are issued in these currencies (R2.3.17).
  cardRequest: { sorts: ['payment'], statuses: [accountStatus.active], currencies: ['EUR', 'USD', 'RON'] },
};

const SORT_OF_TYPE: Readonly<Record<number, Sort>> = {
  [accountType.closed]: 'closed',
  [accountType.payment]: 'payment',
  [accountType.prepayment]: 'prepayment',
  [accountType.receiving]: 'receiving',
};

function sortOf({ type, subType, isCrypto }: FlagFacts): Sort | null {
  if (isCrypto && type === accountType.payment) return 'wallet';
  if (type >= cardProducts.first && type <= cardProducts.last) return subType === 'DEBIT' ? 'debitCard' : 'prepaidCard';
  return SORT_OF_TYPE[type] ?? null;
}

/** Whether an account has statements, a history or payment instructions, or can have a card (R2.3.30). */
export function accountHas(flag: AccountFlag, account: FlagFacts): boolean {
  const { sorts, statuses, currencies } = RULES[flag];
  const sort = sortOf(account);
  if (sort === null || !sorts.includes(sort) || !statuses.includes(account.accountStatusId)) return false;
  return !currencies || currencies.includes(account.currencyCode);
}
