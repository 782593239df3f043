import * as z from 'zod/mini';
import { transaction } from './history';
import { method } from './method';
import { amount, amountIn, currencyCode, id, textIn } from './wire';

// R2.7.80, ADR-43.

/**
 * Everything of the customer that a text names, in one call; at most five of a kind, what moved last first. Without a text and an
 * amount: whom they paid last, and their accounts and cards.
 * @param amount only transactions of exactly so much, in any currency
 */
export const searchEverything = method('searchEverything', {
  acting: true,
  balanceInfo: true,
  beyond: true,
  request: z.strictObject({ text: textIn(100), amount: z.optional(amountIn) }),
  response: z.object({
    accounts: z.array(z.object({ accountId: id, name: z.string(), currencyCode, balance: amount })),
    /** Only the last four digits leave the bank. */
    cards: z.array(
      z.object({ accountId: id, name: z.nullable(z.string()), lastFour: z.string(), cardIsVirtual: z.boolean() }),
    ),
    people: z.array(z.object({ name: z.string(), email: z.string() })),
    transactions: z.array(transaction),
  }),
});
