import * as z from 'zod/mini';
import { amount, amountIn, currencyCode } from './wire';

// Beyond the specification: a payment is priced by what arrives or by what leaves (R0.94, R0.112).

/**
 * What leaves the account that pays, fee included, in its currency. The bank answers the largest amount whose total is not above it.
 */
export const DEBIT = { debit: z.optional(amountIn) };

/** Exactly one of the two amounts is given: without both the first is missing, with both the second is too many. */
export const oneOf = <Field extends string>(field: Field) => [
  z.refine<Partial<Record<Field | 'debit', string>>>(
    (given) => given[field] !== undefined || given.debit !== undefined,
    {
      path: [field],
    },
  ),
  z.refine<Partial<Record<Field | 'debit', string>>>(
    (given) => given[field] === undefined || given.debit === undefined,
    {
      path: ['debit'],
    },
  ),
];

/** What a quote says beside the price, whichever of the two was given. */
export const ARRIVES = {
  /** What the payee gets, and its currency. */
  amount,
  currencyCode,
  /** What of `debit` stays, because no amount costs exactly all of it; 0 where the amount was given. */
  stays: amount,
};
