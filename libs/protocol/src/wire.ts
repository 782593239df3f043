import * as z from 'zod/mini';
import { EMAIL_PATTERN } from './email-pattern';
import { mailboxOf } from './mailbox';

/**
 * Field schemas shared by the rows. The payload clean-up of R0.14 may turn a numeric string into a number, so
 * every numeric request field accepts both forms and yields one.
 */

const DECIMAL = /^-?\d{1,20}(\.\d{1,8})?$/;

/** An amount in a request: a decimal string of up to 8 decimals (R0.29), or the number the clean-up made of it. */
export const amountIn = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(
    z.transform((value: string | number) => String(value)),
    z.string().check(z.regex(DECIMAL)),
  ),
);

/** An amount in an answer: always a decimal string, never floating point (R0.29). */
export const amount = z.string().check(z.regex(DECIMAL));

/** An integer id in a request, as a number or as its digits. */
export const idIn = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.pipe(
    z.transform((value: string | number) => Number(value)),
    z.int().check(z.nonnegative()),
  ),
);

/** Free text in a request; a number is what the clean-up made of a numeric text. */
export const textIn = (max: number) =>
  z.pipe(
    z.union([z.string(), z.number()]),
    z.pipe(
      z.transform((value: string | number) => String(value)),
      z.string().check(z.maxLength(max)),
    ),
  );

/** A file of a multipart row; it goes beside the `data` field under its own name (R1.7.1). */
export const fileIn = z.instanceof(File);

export const id = z.int();
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3,5}$/));
/** An address of e-mail in an answer. */
export const email = z.string().check(z.maxLength(254), z.regex(EMAIL_PATTERN));

/** An address of e-mail in a request, in the one spelling of its mailbox (R0.173). */
export const emailIn = z.pipe(
  email,
  z.pipe(
    z.transform((typed: string) => mailboxOf(typed)),
    z.string(),
  ),
);

/** A text in a request that may be an address of e-mail; the row's handler says what is wrong with another one. An address is its mailbox (R0.173). */
export const emailTextIn = z.pipe(
  textIn(254),
  z.transform((typed: string) => mailboxOf(typed) ?? typed),
);
/** An instant as ISO 8601 in UTC. */
export const instant = z.string();
/** A calendar day, `YYYY-MM-DD`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Beyond the specification: the time zone of the days in a request, as an IANA name; UTC without it (R2.7.216). */
export const timeZoneIn = z.optional(z.string().check(z.minLength(1), z.maxLength(64)));
