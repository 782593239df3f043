import * as z from 'zod/mini';
import { method } from './method';
import { amount, currencyCode, id, instant } from './wire';

// R2.3.2, R2.7.31: what the lists of cards show, apart from what can be done to a card, because home fetches it ahead.

/** What a card is at (R2.3.2). `accountStatusId` of a card account is one of these. */
export const cardStatus = {
  submitted: 0,
  active: 2,
  canceled: 4,
  fraud: 18,
  printing: 19,
  printed: 20,
  shipped: 21,
  pending: 23,
  limited: 27,
  expired: 38,
  processing: 41,
  pendingDocument: 65,
  paused: 71,
} as const;
export type CardStatus = (typeof cardStatus)[keyof typeof cardStatus];

/** Card products are account types in this range (R2.3.1). */
export const cardProducts = { first: 2006, last: 2135 } as const;

/** A station on a card's way to its holder. `at` is null for what lies ahead; then `expectedAt` says when. */
export const cardStep = z.object({
  statusId: z.int(),
  at: z.nullable(instant),
  expectedAt: z.nullable(instant),
});
export type CardStep = z.output<typeof cardStep>;

export const card = z.object({
  accountId: id,
  /** The account type of the product, 2006 to 2135. */
  type: z.int(),
  subType: z.enum(['PREPAID', 'DEBIT']),
  cardIsVirtual: z.boolean(),
  accountStatusId: z.int(),
  currencyCode,
  cardAliasName: z.nullable(z.string()),
  holderName: z.string(),
  /** Sixteen characters, masked but for the last four (R2.5.6). */
  cardNumber: z.string(),
  cardExpiryMonth: z.int(),
  cardExpiryYear: z.int(),
  /** The account whose money a debit card spends; null for a prepaid card, which has its own. */
  settlementAccountId: z.nullable(id),
  /** The status of the card that replaces this one; null while none does. */
  cardReissuedStatusId: z.nullable(z.int()),
  /** The card that this one replaces. */
  replacesAccountId: z.nullable(id),
  isExpressShipping: z.boolean(),
  /**
   * What activating a card of this product costs, and what express adds to it, in the card's currency. The holder pays at the activation,
   * from the account that they choose then (R2.4.11).
   */
  issueFee: amount,
  expressFee: amount,
  /** Days from an express order to the letter box. */
  expressDays: z.int(),
  /** What a paused card is once it is turned on: active, or expired where its time is over; null while it is not paused. */
  resumesAsStatusId: z.nullable(z.int()),
  /** Closes by itself after the first purchase (ADR-39). */
  isOneTime: z.boolean(),
  /** What may be spent with it now. */
  available: amount,
  /** Where the post takes it, on one line; null for a virtual card. */
  deliveryAddress: z.nullable(z.string()),
  steps: z.array(cardStep),
});
export type Card = z.output<typeof card>;

/** Every card of the customer acted for, closed ones last. *Beyond* the specification (R2.7.31): the balance inquiry tells less of a card. */
export const cardList = method('cardList', {
  acting: true,
  balanceInfo: true,
  response: z.object({ cards: z.array(card) }),
});
