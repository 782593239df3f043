import * as z from 'zod/mini';
import { method } from './method';
import { amount, currencyCode, day, id, idIn, timeZoneIn } from './wire';

// R2.3.1, R2.7.1.

/** Account types that are not card products (R2.3.1); card products are 2006–2135. */
export const accountType = { closed: 11, payment: 1001, prepayment: 4001, receiving: 4002 } as const;

/** What an account is at. The account of a card has the card's status, which may be any of `cardStatus` (R2.3.2, R2.3.17). */
export const accountStatus = { active: 2, closed: 11, limited: 27 } as const;

export const account = z.object({
  accountId: id,
  type: z.int(),
  subType: z.nullable(z.enum(['PREPAID', 'DEBIT'])),
  accountStatusId: z.int(),
  name: z.string(),
  currencyCode,
  /** Crypto wallets hold 8 decimals and have an address. */
  isCrypto: z.boolean(),
  walletAddress: z.nullable(z.string()),
  balance: amount,
  /** What may be spent: balance less open holds less the minimum (I3). */
  available: amount,
  accountBalanceMin: amount,
  pendingAmount: amount,
  customerId: id,
  isSettlementAccount: z.boolean(),
  /** The account whose money a debit card spends; null for an account with money of its own. */
  settlementAccountId: z.nullable(id),
  /** Null, as the three below, for an account that is no card. */
  cardIsVirtual: z.nullable(z.boolean()),
  cardExpiryMonth: z.nullable(z.int()),
  cardExpiryYear: z.nullable(z.int()),
  /** The status of the card that replaces this one; null while none does. */
  cardReissuedStatusId: z.nullable(z.int()),
});
export type Account = z.output<typeof account>;

export const balanceInquiry = method('balanceInquiry', {
  acting: true,
  balanceInfo: true,
  response: z.object({ accounts: z.object({ account: z.array(account) }) }),
});

/** End-of-day balances of one account, oldest first; the fold of its entries (I2). */
export const balanceHistory = method('balanceHistory', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  request: z.strictObject({ accountId: idIn, fromDate: day, toDate: day, timeZone: timeZoneIn }),
  response: z.object({ points: z.array(z.object({ date: day, balance: amount })) }),
});

/** The rate is 1 when the currencies are equal or one is missing (R2.5.2). */
export const exchangeRate = method('exchangeRate', {
  refusals: ['unknownCurrency'],
  request: z.strictObject({ fromCurrencyCode: z.string(), toCurrencyCode: z.string() }),
  response: z.object({ rate: amount }),
});
