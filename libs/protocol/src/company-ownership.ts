import * as z from 'zod/mini';
import { method } from './method';
import { documentStatus } from './profile';
import { instant } from './wire';

// R0.161, R0.162: a company declares who holds it. The last ownership that the bank accepted stands until it accepts another one.

/** The part of a company that a person holds or controls. */
const owner = z.object({
  name: z.string(),
  /** Over all ways through other companies, in percent with at most four decimals, rounded down; null: the bank does not know it. */
  share: z.nullable(z.string()),
  isControlling: z.boolean(),
});

const ownership = z.object({
  /** none: the company has never declared one; pending: the bank decides; validated and rejected: the bank has decided. */
  status: documentStatus,
  sentAt: z.nullable(instant),
  /** The bank's sentence about a rejected one. */
  rejectReason: z.nullable(z.string()),
  /** The owners by this declaration (R3.5.8). */
  owners: z.array(owner),
});
export type Ownership = z.output<typeof ownership>;

/** Beyond the specification: the ownership that stands, and the newest one where the bank has not accepted it. */
export const companyOwnershipGet = method('companyOwnershipGet', {
  beyond: true,
  acting: true,
  balanceInfo: false,
  refusals: ['notBusiness'],
  response: z.object({ standing: ownership, newest: z.nullable(ownership) }),
});
