import * as z from 'zod/mini';
import { category } from './history';
import { method } from './method';
import { amount, currencyCode, day, timeZoneIn } from './wire';

// R2.7.40: what a year came to, month by month, in one currency.

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** No sign anywhere: the name says which way the money went. */
export const insightMonth = z.object({
  /** `YYYY-MM`, of the reader. */
  month,
  in: amount,
  out: amount,
  /** Money out from the first of the month up to the day of the month that `today` is. */
  outToDay: amount,
  /** The part of `out` that the bank took, with the fees of moving money between own accounts. */
  fees: amount,
  /** Of all open accounts in the currency at the month's end, or now. */
  balance: amount,
});
export type InsightMonth = z.output<typeof insightMonth>;

/** Beyond the specification: twelve months of one currency, by category and by payee. Sums are those of the history (R2.7.21). */
export const insightOverview = method('insightOverview', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  refusals: ['unknownCurrency'],
  request: z.strictObject({
    /** Without it: the currency with the most entries. */
    currencyCode: z.optional(currencyCode),
    /** The reader's day; the last of the twelve months is its month. */
    today: day,
    timeZone: timeZoneIn,
  }),
  response: z.object({
    /** What the customer holds, the most used first. */
    currencies: z.array(currencyCode),
    /** Null without accounts: then all lists are empty. */
    currencyCode: z.nullable(currencyCode),
    /** Oldest first, without gaps. */
    months: z.array(insightMonth),
    /** Money out; null is the rest. In each month the most first. */
    categories: z.array(z.object({ month, category: z.nullable(category), amount })),
    /** Whom most of it went to, at most ten a month, the most first. */
    payees: z.array(z.object({ month, name: z.string(), amount, count: z.int() })),
  }),
});
