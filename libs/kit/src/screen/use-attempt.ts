import type { ApiFailure } from '@bank/api-client';
import { asFailure } from '../failure/as-failure';
import { type Attempt, useAttemptOf } from './use-attempt-of';

/**
 * Work that a press starts and the bank may refuse, where one `useCall` is not enough: several calls, or a call and what
 * follows from it.
 * @example const { run, isPending, failure } = useAttempt(); … onClick={() => void run(() => save(values))}
 */
export const useAttempt = (): Attempt<ApiFailure> => useAttemptOf(asFailure);
