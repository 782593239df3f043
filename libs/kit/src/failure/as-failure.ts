import { ApiFailure } from '@bank/api-client';

/** call() throws nothing but ApiFailure; anything else is a bug of ours and is thrown on. */
export function asFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  throw error;
}
