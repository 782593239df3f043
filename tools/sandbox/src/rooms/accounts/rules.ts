// R2.3.30, as the bank reads it: type by type, then status by status.

/** What an account may offer beside its balance. */
type Flag = 'statements' | 'history' | 'instructions' | 'cardRequest';

interface Facts {
  type: number;
  subType: 'PREPAID' | 'DEBIT' | null;
  status: number;
  isCrypto: boolean;
  currency: string;
}

/** What an account of a type offers once it is active. */
function offersOfType({ type, subType, isCrypto, currency }: Facts): readonly Flag[] {
  const isCard = type >= 2006 && type <= 2135;
  if (isCard) return subType === 'DEBIT' ? [] : ['statements', 'history'];
  switch (type) {
    case 11:
    case 4001:
      return ['statements', 'history'];
    case 4002:
      return ['statements', 'history', 'instructions'];
    case 1001:
      if (isCrypto) return ['statements', 'history'];
      return ['EUR', 'USD', 'RON'].includes(currency)
        ? ['statements', 'history', 'instructions', 'cardRequest']
        : ['statements', 'history', 'instructions'];
    default:
      return [];
  }
}

/** By status: 2 leaves everything, a card that is not in its holder's hands has nothing yet, and what is over or stopped has its past. */
const LEFT_BY_STATUS: Readonly<Record<number, readonly Flag[]>> = {
  0: [],
  2: ['statements', 'history', 'instructions', 'cardRequest'],
  4: ['statements', 'history'],
  11: ['statements', 'history'],
  18: ['statements', 'history'],
  19: [],
  20: [],
  21: [],
  23: [],
  27: ['statements', 'history'],
  38: ['statements', 'history'],
  41: [],
  65: [],
  71: ['statements', 'history'],
};

/** Whether the bank keeps or does this for an account. A type or a status that is not listed has nothing. */
export function offers(flag: Flag, account: Facts): boolean {
  return offersOfType(account).includes(flag) && (LEFT_BY_STATUS[account.status] ?? []).includes(flag);
}
