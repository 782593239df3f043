import * as z from 'zod/mini';
import { method } from './method';
import { askRefusals } from './refusals';
import { MAY_INITIATE } from './payment';
import { emailTextIn, textIn } from './wire';

// R2.7.167, ADR-58. A module of its own: the payment screens use it without the book.

/** match: the names are the same. close: nearly; the right spelling comes with it. notPossible: the bank cannot tell, or will not. */
export const nameCheckResult = z.enum(['match', 'close', 'noMatch', 'notPossible']);
export type NameCheckResult = z.output<typeof nameCheckResult>;

/** Whether an account belongs to the name that the customer typed (confirmation of payee). Never stops a payment. */
export const payeeNameCheck = method('payeeNameCheck', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  right: MAY_INITIATE,
  byAdmin: 'freely',
  refusals: askRefusals,
  request: z.strictObject({
    name: textIn(70),
    target: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('person'), email: emailTextIn }),
      z.strictObject({
        kind: z.literal('bank'),
        countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
        extraParams: z.record(z.string(), textIn(200)),
      }),
    ]),
  }),
  response: z.object({
    result: nameCheckResult,
    /** The right spelling of a close match; null for every other result. */
    rightName: z.nullable(z.string()),
  }),
});
