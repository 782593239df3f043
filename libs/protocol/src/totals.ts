import * as z from 'zod/mini';
import { method } from './method';
import { amount, currencyCode, day, instant, timeZoneIn } from './wire';

// R2.7.17 to R2.7.19: what home needs to say one figure about accounts in several currencies.

/** What the bank gives for one unit of a currency; every pair of its currencies is listed, equal ones left out. */
export const rate = z.object({
  fromCurrencyCode: currencyCode,
  toCurrencyCode: currencyCode,
  rate: amount,
  /** The middle of the market now, beside which the bank's rate can be judged (R2.7.54). Beyond the specification, so it may be missing. */
  midRate: z.optional(amount),
});
export type Rate = z.output<typeof rate>;

/** The same rates as `exchangeRate`, all at once, and since when they hold. */
export const defaultRatesList = method('defaultRatesList', {
  response: z.object({ ratesAt: instant, rates: z.object({ rate: z.array(rate) }) }),
});

/**
 * End-of-day totals of all open accounts, oldest first, each as the customer sees it (R2.3.3) and
 * valued in one currency at the rates of now.
 */
export const totalHistory = method('totalHistory', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  refusals: ['unknownCurrency'],
  request: z.strictObject({ currencyCode, fromDate: day, toDate: day, timeZone: timeZoneIn }),
  response: z.object({ points: z.array(z.object({ date: day, balance: amount })) }),
});

/** Spent this month up to a day, and last month up to the same day, by currency. */
export const monthSpending = method('monthSpending', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  request: z.strictObject({ today: day, timeZone: timeZoneIn }),
  response: z.object({
    /** Without currencies in which nothing was spent in either month. Fees count; money between own accounts does not. */
    spending: z.array(z.object({ currencyCode, thisMonth: amount, lastMonth: amount })),
  }),
});
