import { shownBalance } from '@bank/kit';
import { isZero } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import type { VerificationStatus } from '@bank/session';
import { openAccounts } from '../account-rules';

/** No money yet; whether the customer is new, their history decides. */
export function isWithoutMoney(accounts: readonly Account[]): boolean {
  return openAccounts(accounts).every((account) => isZero(shownBalance(account)) && isZero(account.pendingAmount));
}

export type StepState = 'done' | 'next' | 'later';

/**
 * The three steps of a new customer: signed up, verified, first money in. Money may come only once the bank knows who they are, so the
 * second step is the next one until then.
 */
export function firstSteps(status: VerificationStatus | undefined): readonly [StepState, StepState, StepState] {
  const isVerified = status === 'CHECKED';
  return ['done', isVerified ? 'done' : 'next', isVerified ? 'next' : 'later'];
}
