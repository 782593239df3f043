import * as z from 'zod/mini';
import { method } from './method';
import { sendRefusals } from './refusals';
import { securityChange } from './settings';
import { id, idIn, instant, textIn } from './wire';

// R1.6.1, R1.6.8: an administrator states a reason, and the customer can read it.

export const foundCustomer = z.object({
  customerId: id,
  type: z.enum(['personal', 'business']),
  name: z.string(),
  email: z.nullable(z.string()),
  countryCode: z.string(),
  verified: z.boolean(),
  limited: z.boolean(),
  isNeedKyc: z.boolean(),
  customerCreationDate: instant,
});
export type FoundCustomer = z.output<typeof foundCustomer>;

/** Customers by name, company, e-mail or number; an empty query lists the newest. Pages of 20. */
export const adminCustomerSearch = method('adminCustomerSearch', {
  admin: true,
  request: z.strictObject({ query: textIn(100), pageNumber: idIn }),
  response: z.object({ customers: z.array(foundCustomer), results: z.int(), pageNumber: z.int() }),
});

/** Opens one hour of acting for a customer, for a reason that the customer can read. Without it the bank refuses to act. */
export const adminActStart = method('adminActStart', {
  admin: true,
  refusals: ['noCustomer'],
  request: z.strictObject({ customerId: idIn, reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(200)) }),
  response: z.object({ customerId: id, name: z.string(), expiresAt: instant }),
});

export const adminActEnd = method('adminActEnd', { admin: true, request: z.strictObject({ customerId: idIn }) });

/**
 * Sends a code to the administrator's own second factor. With `securityChangeConfirm` the session that asked may, for five minutes of this
 * act, make the calls that ask for it (R0.52). Until then each is answered code 92 without a reason, and nothing is done.
 */
export const adminActProve = method('adminActProve', {
  admin: true,
  beyond: true,
  refusals: ['noAct', 'needsSecondFactor', ...sendRefusals],
  request: z.strictObject({ customerId: idIn }),
  response: securityChange,
});

export const accessLogEntry = z.object({
  id: z.string(),
  /** First name and initial: enough to ask about, not enough to identify a person. */
  actor: z.string(),
  reason: z.string(),
  startedAt: instant,
  /** Null while it goes on. */
  endedAt: z.nullable(instant),
});
export type AccessLogEntry = z.output<typeof accessLogEntry>;

/** Who of the bank acted for this customer, newest first; the last 50. */
export const accessLog = method('accessLog', {
  acting: true,
  balanceInfo: true,
  response: z.object({ entries: z.array(accessLogEntry) }),
});
