import * as z from 'zod/mini';
import { method } from './method';

// A module of its own: every page of a business asks it for its menu, and the requests' rows stay with their screen.

/**
 * How many requests wait for the caller's decision (R2.7.8): none of their own, and none without the right to
 * approve. A batch counts as one request (ADR-61), so of mass requests there are always 0.
 */
export const notificationsCount = method('notificationsCount', {
  acting: true,
  balanceInfo: true,
  response: z.object({ transactionRequestCount: z.int(), massTransactionRequestCount: z.int() }),
});
