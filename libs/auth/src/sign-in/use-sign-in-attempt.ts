import { useAttemptOf, type Attempt } from '@bank/kit';
import { useSignInFailure } from './sign-in-failure';

interface SignInAttempt extends Attempt<unknown> {
  /** The failure as a sentence; null while there is none. */
  sentence: string | null;
}

/** Keeps whatever was thrown: the code of the next step may fail to load as well as the call. */
const keep = (reason: unknown): unknown => reason;

/** `useAttempt` for the steps of sign-in, light enough for the first page. */
export function useSignInAttempt(): SignInAttempt {
  const attempt = useAttemptOf(keep);
  return { ...attempt, sentence: useSignInFailure(attempt.failure) };
}
