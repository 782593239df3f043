import * as z from 'zod/mini';
import { acting, cardRef, cardRefusals } from './cards';
import { method } from './method';
import { MAY_INITIATE } from './payment';
import { amount, amountIn, currencyCode, id, idIn } from './wire';

// R2.7.36, ADR-39.

/** Kinds of shops that a holder can close a card to; a purchase names its own as `category`. */
export const shopKind = z.enum(['gambling', 'games', 'crypto', 'alcohol', 'travel']);
export type ShopKind = z.output<typeof shopKind>;

/** Ways to use a card that a holder can switch off. `abroad` is a shop or a cash machine outside of the holder's country, and not a shop online. */
export const cardUses = z.object({
  online: z.boolean(),
  contactless: z.boolean(),
  cash: z.boolean(),
  abroad: z.boolean(),
});
export type CardUse = keyof z.output<typeof cardUses>;

/** A limit that the holder has set, or null for none, and what of it is used. Days and months are those of UTC. */
const cardLimit = z.object({ limit: z.nullable(amount), spent: amount });

/** The limits, and how high the bank lets each be set, in the card's currency. */
export const cardLimitName = z.enum(['perDay', 'perMonth', 'cashPerDay']);
export type CardLimitName = z.output<typeof cardLimitName>;
export const CARD_LIMIT_MAX: Readonly<Record<CardLimitName, string>> = {
  perDay: '10000',
  perMonth: '50000',
  cashPerDay: '1000',
};

/** What a holder lets a card do (ADR-39). The bank asks this at every purchase; the client is not asked. */
export const cardControl = z.object({
  accountId: id,
  currencyCode,
  perDay: cardLimit,
  perMonth: cardLimit,
  cashPerDay: cardLimit,
  uses: cardUses,
  closedTo: z.array(shopKind),
  /** What the card can be used for at all: a virtual one pays online only. */
  offers: z.array(z.enum(['online', 'contactless', 'cash', 'abroad'])),
  /** The country that is not abroad. */
  homeCountryCode: z.string(),
});
export type CardControl = z.output<typeof cardControl>;

/** *Beyond* the specification, as the next one. */
export const cardControlGet = method('cardControlGet', {
  ...acting,
  refusals: ['noAccess'],
  request: cardRef,
  response: z.object({ control: cardControl }),
});

/**
 * Changes what is named and leaves the rest. It counts from the next purchase on. A user who prepares payments may lower limits and close
 * uses and kinds of shops; to raise or open one is refused with `onlyLower` (R0.50).
 */
export const cardControlSet = method('cardControlSet', {
  ...acting,
  right: MAY_INITIATE,
  refusals: [...cardRefusals, 'limitOutOfRange', 'onlyLower'],
  request: z.strictObject({
    accountId: idIn,
    perDay: z.optional(z.nullable(amountIn)),
    perMonth: z.optional(z.nullable(amountIn)),
    cashPerDay: z.optional(z.nullable(amountIn)),
    uses: z.optional(z.partial(cardUses)),
    /** Which kinds of shops the card is open to; two switches that are pressed at once take nothing from each other. */
    shops: z.optional(z.partialRecord(shopKind, z.boolean())),
  }),
  response: z.object({ control: cardControl }),
});
