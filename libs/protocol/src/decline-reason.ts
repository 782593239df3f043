import * as z from 'zod/mini';

/**
 * Why a shop hears no. `limit` is the bank's own, for one purchase; `companyPolicy`: others of the company would have to approve it, and a
 * shop does not wait (R0.51); `perDay`, `perMonth` and `cashPerDay` are the holder's limits, and the last five what the holder has switched
 * off (ADR-39).
 */
export const declineReason = z.enum([
  'paused',
  'notActive',
  'country',
  'limit',
  'funds',
  'companyPolicy',
  'perDay',
  'perMonth',
  'cashPerDay',
  'online',
  'contactless',
  'cash',
  'abroad',
  'shopKind',
]);
export type DeclineReason = z.output<typeof declineReason>;
