import type { ApiFailure } from '@bank/api-client';
import type { Refusals } from '@bank/protocol';
import type { confirmLogin, login, otpResend, pushResend, token } from '@bank/protocol/auth';

/** The words that the calls of a sign-in are refused with. */
export type SignInRefusal = Refusals<
  typeof login | typeof token | typeof otpResend | typeof pushResend | typeof confirmLogin
>;

/** By name: `instanceof` would pull the whole transport into the first page. */
export function isApiFailure(reason: unknown): reason is ApiFailure {
  return reason instanceof Error && reason.name === 'ApiFailure';
}

/** Whether the bank refused a call of the sign-in with this word. */
export const isRefusal = (failure: unknown, word: SignInRefusal): boolean =>
  isApiFailure(failure) && failure.reason === word;
