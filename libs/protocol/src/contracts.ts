import * as z from 'zod/mini';
import { http } from './method';

// R1.3.12 to R1.3.15, R1.4.41, R1.7.31 to R1.7.37.

/** Every status a contract can have (R1.4.41). */
export const contractStatus = z.enum([
  'ACTIVE',
  'EXPIRED',
  'TERMINATED',
  'TERMINATING',
  'UNSIGNED',
  'WAITING',
  'CANCELLED',
  'REJECTED',
  'SIGNED',
  'NEED_IDENTIFICATION',
]);
export type ContractStatus = z.output<typeof contractStatus>;

/** A customer's contracts counted, as the menus and the list's filters show them (R1.3.15). */
export const contractMeta = z.object({
  total: z.int(),
  /** Proposed by the other party and waiting for this customer. */
  requests: z.int(),
  /** Not in force yet, and nothing for this customer to decide. */
  pending: z.int(),
  /** Signed by both and not ended, also while a termination is asked for. */
  active: z.int(),
  ended: z.int(),
  /** Contracts in which this customer pays; in the others they receive. */
  pay: z.int(),
  receive: z.int(),
});
export type ContractMeta = z.output<typeof contractMeta>;

/** All contracts of the customer acted for, counted. */
export const contractStats = http('GET /contract/stats', { acting: true, balanceInfo: true, response: contractMeta });
