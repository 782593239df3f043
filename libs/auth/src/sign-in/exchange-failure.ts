import { ApiFailure } from '@bank/api-client';
import type { AccessTokens } from '@bank/protocol/auth';

/** Words of our own for a failed exchange that the bank gave no sentence for (R1.8.7); `useSignInFailure` reads them. */
export type ExchangeCode = 'exchangeBadStatus' | 'exchangeUnknown' | 'exchangeStrange';

/**
 * Names an exchange of a code for tokens that failed without the bank's own sentence. What has a sentence already stays as it is: a
 * network failure, a server that is not available, a code that the bank explains.
 */
export function namedExchangeFailure(failure: unknown): unknown {
  if (!(failure instanceof ApiFailure) || failure.messages.length > 0) return failure;
  const code = exchangeCodeOf(failure);
  return code === null ? failure : new ApiFailure(failure.kind, { ...failure, code });
}

function exchangeCodeOf({ kind, status = 0 }: ApiFailure): ExchangeCode | null {
  if (kind === 'unknown' || kind === 'invalid') return 'exchangeUnknown';
  if (kind === 'server') return status < 300 ? 'exchangeStrange' : null;
  return ['auth', 'denied', 'closed', 'verify'].includes(kind) ? 'exchangeBadStatus' : null;
}

/** Waits for the tokens of an exchange. @throws ApiFailure with a code of R1.8.7 where the bank gave no sentence */
export async function exchanged<Tokens extends AccessTokens>(answer: Promise<Tokens>): Promise<Tokens> {
  try {
    return await answer;
  } catch (failure) {
    throw namedExchangeFailure(failure);
  }
}
