import * as z from 'zod/mini';
import { cardIssuer } from './card-issuer';
import { card } from './card-list';
import { declineReason } from './decline-reason';
import { extraParam } from './extra-params';
import { accessRight, method } from './method';
import { nameIn } from './name-in';
import { codeRefusals, keyRefusals, sendRefusals } from './refusals';
import { amount, currencyCode, id, idIn, instant, textIn } from './wire';

// R2.3.2, R2.4.10, R2.7.30.

export {
  card,
  type Card,
  cardList,
  cardProducts,
  cardStatus,
  type CardStatus,
  cardStep,
  type CardStep,
} from './card-list';
export { declineReason, type DeclineReason } from './decline-reason';

/** Names one card. */
export const cardRef = z.strictObject({ accountId: idIn });
export const acting = { acting: true, balanceInfo: true } as const;
/** What opens, orders, shows or costs is for who may spend without asking: a user who prepares payments sees cards and stops them (R0.50). */
const right = [accessRight.fullAccess, accessRight.confirmed] as const;
/** `notNow`: the card's status permits it not (R2.4.10). */
export const cardRefusals = ['noAccess', 'notNow'] as const;

/** Pausing is the protection that a holder reaches for first, so that everybody who sees the card may do it. */
export const cardPause = method('cardPause', {
  ...acting,
  byAdmin: 'withFactor',
  refusals: cardRefusals,
  request: cardRef,
  response: z.object({ card }),
});

export const cardUnpause = method('cardUnpause', {
  ...acting,
  right,
  refusals: cardRefusals,
  request: cardRef,
  response: z.object({ card }),
});

/** @param cardAliasName up to 30 characters; empty takes the name away */
export const cardSetAlias = method('cardSetAlias', {
  ...acting,
  right,
  refusals: cardRefusals,
  request: z.strictObject({ accountId: idIn, cardAliasName: nameIn(30) }),
  response: z.object({ card }),
});

export const blockReason = z.enum(['lost', 'stolen', 'damaged', 'notNeeded']);
export type BlockReason = z.output<typeof blockReason>;

/** Ends the card for good. */
export const cardBlock = method('cardBlock', {
  ...acting,
  right,
  refusals: cardRefusals,
  request: z.strictObject({ accountId: idIn, reason: blockReason }),
  response: z.object({ card }),
});

/** Orders a card that replaces this one. Answers the new card; the old one works until the new one is activated. */
export const cardReissue = method('cardReissue', {
  ...acting,
  right,
  refusals: [...cardRefusals, 'alreadyReissued', 'noSuchAddress', 'addressUnproven', 'notShippedThere'],
  request: z.strictObject({ accountId: idIn, isExpressShipping: z.boolean() }),
  response: z.object({ card }),
});

/** Makes the shipping of a reissued card an express one, until it has left. */
export const cardUpgradeShipping = method('cardUpgradeShipping', {
  ...acting,
  right,
  refusals: cardRefusals,
  request: cardRef,
  response: z.object({ card }),
});

/** What activating costs and asks. */
export const cardActivationData = method('cardActivationData', {
  ...acting,
  right,
  byAdmin: 'freely',
  refusals: cardRefusals,
  request: cardRef,
  response: z.object({ fees: amount, feeCurrency: currencyCode, extraParams: z.array(extraParam) }),
});

/**
 * Activates the card, takes the fee, and answers the PIN: the only time without a code. A repeated call answers the same for ten minutes,
 * while the PIN is still that one; later `pinCode` is null, and the PIN shows after a code.
 * An administrator who acts is answered null.
 */
export const cardActivate = method('cardActivate', {
  ...acting,
  money: true,
  right,
  refusals: [
    ...keyRefusals,
    ...cardRefusals,
    'accountClosed',
    'insufficientFunds',
    'wrongDigits',
    'mustAgree',
    'answerMissing',
    'answerWrong',
  ],
  request: z.strictObject({
    accountId: idIn,
    extraParams: z.record(z.string(), textIn(200)),
    feeAccountId: idIn,
  }),
  response: z.object({ pinCode: z.nullable(z.string()) }),
});

/**
 * A secret of a card that waits for the code which was sent. what: of an order, what it orders, in the words of the message with the code
 * (R0.22).
 */
export const cardSecret = z.object({
  requestKey: z.string(),
  sentTo: z.string(),
  expiresAt: instant,
  what: z.optional(z.string()),
});
export type CardSecret = z.output<typeof cardSecret>;

const requestKey = z.string().check(z.minLength(1), z.maxLength(64));
const code = z.string().check(z.minLength(1), z.maxLength(12));
/** Four digits; a text, so that 0042 keeps its zeros (R0.14). */
const pin = z.string().check(z.regex(/^\d{4}$/));

/** Without `confirm` it sends the code that opens the PIN; with it the PIN is answered and nothing waits (R2.7.30). */
export const cardShowPin = method('cardShowPin', {
  ...acting,
  right,
  byAdmin: 'never',
  refusals: [...cardRefusals, ...codeRefusals, ...sendRefusals],
  request: z.strictObject({ accountId: idIn, confirm: z.optional(z.strictObject({ requestKey, code })) }),
  response: z.object({ pinCode: z.nullable(pin), waitsFor: z.nullable(cardSecret) }),
});

/** The PIN by the code alone: the same request, without the card. */
export const cardGetPin = method('cardGetPin', {
  ...acting,
  right,
  byAdmin: 'never',
  refusals: [...cardRefusals, ...codeRefusals],
  request: z.strictObject({ requestKey, code }),
  response: z.object({ pin: z.string() }),
});

/** Without `confirm` it sends the code that the new PIN waits for; with it the PIN changes and nothing waits. */
export const cardChangePin = method('cardChangePin', {
  ...acting,
  right,
  byAdmin: 'never',
  refusals: [...cardRefusals, ...codeRefusals, ...sendRefusals, 'notTheSame', 'tooSimple'],
  request: z.strictObject({
    accountId: idIn,
    pin,
    pinRepeat: pin,
    confirm: z.optional(z.strictObject({ requestKey, code })),
  }),
  response: z.object({ waitsFor: z.nullable(cardSecret) }),
});

/** Sends the code that opens number and CVV. *Beyond* the specification, as the next one (R2.7.31). */
export const cardShowDetails = method('cardShowDetails', {
  ...acting,
  right,
  byAdmin: 'never',
  refusals: [...cardRefusals, ...sendRefusals],
  request: cardRef,
  response: cardSecret,
});

export const cardGetDetails = method('cardGetDetails', {
  ...acting,
  right,
  byAdmin: 'never',
  refusals: [...cardRefusals, ...codeRefusals],
  request: z.strictObject({ requestKey, code }),
  response: z.object({ number: z.string(), cvv: z.string() }),
});

/** A product that a customer of a country may order. */
export const cardProduct = z.object({
  type: z.int(),
  subType: z.enum(['PREPAID', 'DEBIT']),
  cardIsVirtual: z.boolean(),
  currencyCode,
  /** To be paid when the card is activated. */
  issueFee: amount,
  expressFee: amount,
  /** Days from the order to the letter box; 0 for a virtual card. */
  deliveryDays: z.int(),
  expressDays: z.int(),
});
export type CardProduct = z.output<typeof cardProduct>;

/** The products of a country; without one, of the customer's own. Empty where cards are not issued. */
export const applyForCardInfo = method('applyForCardInfo', {
  ...acting,
  request: z.strictObject({ countryCode: z.optional(textIn(2)) }),
  response: z.object({
    countryCode: z.string(),
    products: z.array(cardProduct),
    /** Where cards are issued and sent to. */
    countryCodes: z.array(z.string()),
  }),
});

/**
 * Orders a card. *Beyond* the specification, which names no call for it (R2.7.31). Without `confirm` it checks the order and sends the code
 * that it waits for; with it the card that was ordered then is made, and nothing waits.
 */
export const cardApply = method('cardApply', {
  ...acting,
  right: [accessRight.fullAccess],
  refusals: [
    ...sendRefusals,
    'noAccess',
    'notOffered',
    'notVerified',
    'tooMany',
    'needsAccount',
    'notOneTime',
    'noSuchAddress',
    'addressUnproven',
    'notShippedThere',
    ...codeRefusals,
  ],
  request: z.strictObject({
    type: idIn,
    cardAliasName: z.optional(nameIn(30)),
    isExpressShipping: z.boolean(),
    /** A virtual debit card that pays once. */
    isOneTime: z.optional(z.boolean()),
    /** Where a physical card goes; the main address without one. */
    addressId: z.optional(idIn),
    /** The customer has moved: `addressId` takes the place of this one (R2.7.39). */
    replacesAddressId: z.optional(idIn),
    confirm: z.optional(z.strictObject({ requestKey, code })),
  }),
  response: z.object({ card: z.nullable(card), waitsFor: z.nullable(cardSecret) }),
});

/** Who issued a card, by the first six digits of its number (R2.5.6). */
export const cardBinInfo = method('cardBinInfo', {
  request: z.strictObject({ binNumber: textIn(30) }),
  response: cardIssuer,
});

/** Money on hold: for a shop that has not collected it yet, or for a payment that was not released. The amount is what the account holds, fee included. */
export const authorization = z.object({
  authorizationId: z.string(),
  accountId: id,
  date: instant,
  merchantName: z.string(),
  amount,
  currencyCode,
});

const authorizationsOf = {
  ...acting,
  refusals: ['noAccess'],
  request: cardRef,
  response: z.object({ authorizations: z.array(authorization) }),
} as const;

/** Purchases on hold on a settlement account; empty for any other account (R2.4.9). */
export const debitCardAuthorizationList = method('debitCardAuthorizationList', authorizationsOf);

/** Everything on hold on a settlement account: by debit cards, and by payments that were not released yet. Empty for any other account. */
export const currentAccountAuthorizationList = method('currentAccountAuthorizationList', authorizationsOf);

/** What a shop asked a card for. `declineReason` says why the bank said no. */
export const cardPurchase = z.object({
  purchaseId: z.string(),
  date: instant,
  merchantName: z.string(),
  category: z.string(),
  countryCode: z.string(),
  /** In the shop's currency. */
  amount,
  currencyCode,
  /** What it cost on the account that pays. */
  debitAmount: amount,
  debitCurrencyCode: currencyCode,
  status: z.enum(['authorised', 'captured', 'refunded', 'reversed', 'lapsed', 'declined']),
  /** How the card was used. */
  use: z.enum(['online', 'contactless', 'chip', 'cash']),
  declineReason: z.nullable(declineReason),
  /** Until when the shop may collect what is on hold; null once it is no longer on hold. */
  heldUntil: z.nullable(instant),
});
export type CardPurchase = z.output<typeof cardPurchase>;

/** The card's last 20 purchases, newest first, declined ones included. *Beyond* the specification (R2.7.31). */
export const cardPurchaseList = method('cardPurchaseList', {
  ...acting,
  refusals: ['noAccess'],
  request: cardRef,
  response: z.object({ purchases: z.array(cardPurchase) }),
});
