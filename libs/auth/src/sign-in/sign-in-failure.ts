import { useText } from '@bank/i18n';
import { failureText } from '@bank/kit';
import { isApiFailure } from './api-failure';

/** A failed step of sign-in as a sentence; null while there is none. */
export function useSignInFailure(failure: unknown): string | null {
  const t = useText();
  if (failure === null || failure === undefined) return null;
  // Not an answer of the bank: the code for the next step could not be fetched.
  if (!isApiFailure(failure)) return t('auth.failure.notLoaded');
  // "auth" elsewhere means that the session is gone; here there is none yet, and the bank's sentence may be missing.
  if (failure.kind === 'auth' && failure.messages.length === 0) return t('auth.failure.credentials');
  return failureText(failure, t);
}
