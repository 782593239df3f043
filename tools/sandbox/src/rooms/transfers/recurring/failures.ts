import type { RefusalReason } from '../../../ledger/refusal';

/** What a failed payment of a date leads to: another try, the next date, or the end. */
export type Consequence = 'retry' | 'skip' | 'stop';

/** How often the bank tries a date for which money is short, a day apart (R2.7.152). */
const MOST_TRIES = 3;

/** What may be otherwise on the next date. Any other refusal ends the subscription: it would be refused again and again. */
const PASSING: readonly RefusalReason[] = [
  'insufficientFunds',
  'notPermitted',
  'amountTooLarge',
  'amountTooSmall',
  'overDayLimit',
  'payeeCannotReceive',
  'cardNotLoadable',
];

/** The address of the payee belongs to another customer than the one whom the order was approved for. */
export const OTHER_PAYEE = 'otherPayee';

/** Why a date was not paid. */
export type Failure = RefusalReason | typeof OTHER_PAYEE;

/** @param tries how often this date has failed for want of money, this time included */
export function consequenceOf(reason: Failure, tries: number): Consequence {
  if (reason === 'insufficientFunds' && tries < MOST_TRIES) return 'retry';
  return PASSING.some((one) => one === reason) ? 'skip' : 'stop';
}
