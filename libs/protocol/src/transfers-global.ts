import * as z from 'zod/mini';
import { extraParam } from './extra-params';
import { method } from './method';
import { askRefusals, codeRefusals, orderRefusals } from './refusals';
import { MAY_INITIATE, ORDER, paymentQuote } from './payment';
import { cardIssuer } from './card-issuer';
import {
  bankDictionary,
  bankScheme,
  bankTransferType,
  blockedBinList,
  instantBankList,
  instantKeyInfo,
  instantKeyType,
} from './transfers-external';
import { amount, amountIn, currencyCode, emailIn, idIn, instant, textIn } from './wire';

// R2.7.170 to R2.7.173: a payment whose recipient chooses, by a link, where it arrives.

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

export const beneficiaryType = z.enum(['personal', 'business']);
export type BeneficiaryType = z.output<typeof beneficiaryType>;

const GLOBAL = {
  fromAccountId: idIn,
  currencyCode,
  amount: amountIn,
  /** Who pays the fee: the recipient, out of the amount, or the sender, on top of it. */
  feeIsBen: z.boolean(),
};

/** What a global payment costs its sender. */
export const globalPaymentFee = method('globalPaymentFee', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess', 'unknownCurrency', 'invalidAmount', 'amountTooLarge'],
  request: z.strictObject(GLOBAL),
  response: paymentQuote,
});

/** Sends a link to the recipient once it is approved and released. */
export const globalPayment = method('globalPayment', {
  ...ORDER,
  refusals: [
    ...orderRefusals,
    'unknownCurrency',
    'noWay',
    'invalidBankDetails',
    'blockedPayee',
    'invalidAmount',
    'amountTooSmall',
    'amountTooLarge',
    'overDayLimit',
  ],
  right: MAY_INITIATE,
  request: z.strictObject({
    ...GLOBAL,
    beneficiaryType,
    beneficiaryName: textIn(70),
    beneficiaryEmail: emailIn,
    /** Where the recipient lives; they may choose another country. */
    beneficiaryCountryCode: countryCode,
    description: z.optional(textIn(140)),
  }),
});

/** The secret of the link. A malformed one is no mistake of the form: it opens nothing, as a guessed one. */
const paymentSecret = textIn(4000);
const BY_SECRET = { auth: 'paymentSecret' } as const;

/**
 * waiting: for the recipient's choice. onItsWay, paid: chosen, and sent to their bank. returned: their bank sent it back to the
 * sender. refused: the recipient did not want it.
 */
export const recipientStatus = z.enum(['waiting', 'onItsWay', 'paid', 'returned', 'refused']);
export type RecipientStatus = z.output<typeof recipientStatus>;

/** A payout as it was chosen or is offered. Amounts are in the currency that arrives. */
const payout = z.object({
  transferType: bankTransferType,
  scheme: bankScheme,
  countryCode,
  currencyCode,
  toAmount: amount,
  fee: amount,
  exchangeRate: amount,
  arrivesAt: instant,
});
export type Payout = z.output<typeof payout>;

export const recipientPayment = z.object({
  paymentId: z.string(),
  status: recipientStatus,
  senderName: z.string(),
  beneficiaryName: z.string(),
  amount,
  currencyCode,
  description: z.string(),
  feeIsBen: z.boolean(),
  submittedDate: instant,
  /** Whole days until the money goes back, the day begun included; 0 once something was chosen. */
  expireDays: z.int(),
  /** Where the sender says the recipient lives. */
  countryCode,
  /** What was chosen and approved; null before. */
  payout: z.nullable(payout),
});
export type RecipientPayment = z.output<typeof recipientPayment>;

/** What waits for the holder of a link, where it can be sent and in which currencies. */
export const recipientPaymentDetails = method('recipientPaymentDetails', {
  ...BY_SECRET,
  refusals: ['linkGone'],
  request: z.strictObject({ paymentSecret }),
  response: z.object({
    paymentDetails: recipientPayment,
    allowedCountries: z.array(countryCode),
    currencies: z.array(currencyCode),
  }),
});

const payoutOption = z.extend(payout, {
  /** Nothing would arrive by it, or more than it carries. */
  isDisabled: z.boolean(),
});
export type PayoutOption = z.output<typeof payoutOption>;

/** The ways to a country, the one by which most arrives first. Without a currency: in that of the payment. */
export const recipientMethods = method('recipientMethods', {
  ...BY_SECRET,
  refusals: ['linkGone'],
  request: z.strictObject({ paymentSecret, countryCode, currencyCode: z.optional(currencyCode) }),
  response: z.object({ options: z.array(payoutOption) }),
});

/** Rate, amount that arrives and fee of one method. */
export const recipientPaymentMeta = method('recipientPaymentMeta', {
  ...BY_SECRET,
  refusals: ['linkGone', 'noWay'],
  request: z.strictObject({
    paymentSecret,
    paymentMethod: bankTransferType,
    toCurrencyCode: currencyCode,
    countryCode,
  }),
  response: z.object({ paymentMeta: z.object({ exchangeRate: amount, toAmount: amount, fee: amount }) }),
});

/** What the bank there asks for. */
export const recipientExtraParams = method('recipientExtraParams', {
  ...BY_SECRET,
  refusals: ['linkGone', 'noWay'],
  request: z.strictObject({ paymentSecret, paymentMethod: bankTransferType, currencyCode, countryCode }),
  response: z.object({ extraParams: z.array(extraParam) }),
});

/** What the bank looks up for the holder of a link, so that they see whose account they have typed (R2.7.175). */
const LOOKUP = { ...BY_SECRET, refusals: ['linkGone'] } as const;

/** Who issued a card, by its first six digits: `cardBinInfo` for the holder of a link. */
export const recipientCardBin = method('recipientCardBin', {
  ...LOOKUP,
  request: z.strictObject({ paymentSecret, binNumber: textIn(30) }),
  response: cardIssuer,
});

/** `blockedBinList` for the holder of a link. */
export const recipientBinBlacklist = method('recipientBinBlacklist', {
  ...LOOKUP,
  request: z.strictObject({ paymentSecret }),
  response: blockedBinList.response,
});

/** `bankDictionary` for the holder of a link. */
export const recipientBankDictionary = method('recipientBankDictionary', {
  ...LOOKUP,
  request: z.strictObject({ paymentSecret, swift: z.optional(textIn(11)), iban: z.optional(textIn(42)) }),
  response: bankDictionary.response,
});

/** `instantKeyInfo` for the holder of a link. */
export const recipientInstantInfo = method('recipientInstantInfo', {
  ...BY_SECRET,
  refusals: [...LOOKUP.refusals, ...askRefusals],
  request: z.strictObject({ paymentSecret, taxId: textIn(20), instantKey: textIn(77), instantKeyType }),
  response: instantKeyInfo.response,
});

/** `instantBankList` for the holder of a link. */
export const recipientInstantBanks = method('recipientInstantBanks', {
  ...LOOKUP,
  request: z.strictObject({ paymentSecret, countryCode }),
  response: instantBankList.response,
});

/** An account that the recipient got money on, and what would arrive on it of this payment now. */
const withdrawal = z.extend(payoutOption, {
  /** Of the payment that chose it: one before, or this one while its code is missing. */
  paymentId: z.string(),
  /** The last four characters of the account, the card or the wallet; null where the scheme knows it by other things. */
  ending: z.nullable(z.string()),
  /** When it was chosen. */
  date: instant,
});
export type Withdrawal = z.output<typeof withdrawal>;

/** Where payments to the same e-mail address went, each account once, the latest first. */
export const recipientLastWithdrawals = method('recipientLastWithdrawals', {
  ...BY_SECRET,
  refusals: ['linkGone'],
  request: z.strictObject({ paymentSecret, limit: z.int().check(z.minimum(1), z.maximum(5)) }),
  response: z.object({ lastWithdrawals: z.array(withdrawal) }),
});

/** What the bank knows of one of them, by its last characters: a link alone shows no account (R2.7.174). */
export const recipientWithdrawalDetails = method('recipientWithdrawalDetails', {
  ...BY_SECRET,
  refusals: ['linkGone', 'noAccess'],
  request: z.strictObject({ paymentSecret, paymentId: textIn(64) }),
  response: z.object({
    details: z.object({
      type: bankTransferType,
      fields: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
    }),
  }),
});

/** How the code of a submission can be sent. */
export const recipientApproveType = z.enum(['email']);

/**
 * Chooses a method with the answers to its fields, and sends a code to the recipient. It fixes the rate until the code expires. A new
 * submission replaces the one before and its code.
 */
export const recipientPaymentSubmit = method('recipientPaymentSubmit', {
  ...BY_SECRET,
  refusals: ['linkGone', 'noAccess', 'noWay', 'invalidBankDetails', 'notWaiting', 'tooManySends', ...askRefusals],
  request: z.strictObject({
    paymentSecret,
    paymentMethod: bankTransferType,
    currencyCode,
    countryCode,
    paymentDetails: z.record(z.string(), textIn(200)),
    /** The payment whose account it goes to, in the place of details (R2.7.174). */
    sameAs: z.optional(textIn(64)),
  }),
  response: z.object({
    operationId: z.string(),
    approveType: recipientApproveType,
    approvalSentTo: z.string(),
    availableApprovalMethods: z.array(recipientApproveType),
  }),
});

/** Sends the money off. Asked again under an operation that was approved, it answers the same and sends nothing twice. */
export const recipientPaymentApprove = method('recipientPaymentApprove', {
  ...BY_SECRET,
  refusals: ['linkGone', 'notWaiting', ...codeRefusals],
  request: z.strictObject({ paymentSecret, approvalCode: textIn(12), operationId: textIn(64) }),
});

/** Sends another code, three times at most; the one before stops working. */
export const recipientApprovalResend = method('recipientApprovalResend', {
  ...BY_SECRET,
  refusals: ['linkGone', 'notWaiting', 'tooManySends'],
  request: z.strictObject({ paymentSecret, approveType: recipientApproveType, operationId: textIn(64) }),
  response: z.object({ approvalSentTo: z.string() }),
});

/** The recipient does not want the money: it goes back to the sender at once. */
export const recipientPaymentCancel = method('recipientPaymentCancel', {
  ...BY_SECRET,
  refusals: ['linkGone', 'notWaiting'],
  request: z.strictObject({ paymentSecret, reason: textIn(140) }),
});
