import { useAttemptOf, type Attempt } from '@bank/kit';
import { useSignInFailure } from './sign-in-failure';

interface SignInAttempt extends Attempt<unknown> {
  /** The failure as a sentence; null while there is none. */
  sentence: string | null;
}

/** Keeps the error: the call may fail, and so may loading the next step. */
const keep = (reason: unknown): unknown => reason;

/** `useAttempt` for the steps of sign-in, light enough for the first page. */
export function useSignInAttempt(): SignInAttempt {
  const attempt = useAttemptOf(keep);
  return { ...attempt, sentence: useSignInFailure(attempt.failure) };
}
