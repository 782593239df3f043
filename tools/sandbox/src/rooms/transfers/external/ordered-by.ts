import type { BankAccountOwner } from '@bank/protocol/transfers-external';
import type { Answers } from './bank-fields';

export interface OrderedBy {
  countryCode: string | undefined;
  owner: BankAccountOwner;
  answers: Answers;
}

/** What an order out of the bank said, from the `details` of its payment: where to, whose account, and the answers to the fields. */
export function orderedBy({ countryCode, permission, ...answers }: Answers): OrderedBy {
  return { countryCode, owner: permission === 'own' ? 'own' : '3d', answers };
}
