import type { ApiFailure } from '@bank/api-client';

/** By name: `instanceof` would pull the whole transport into the first page. */
export function isApiFailure(reason: unknown): reason is ApiFailure {
  return reason instanceof Error && reason.name === 'ApiFailure';
}
