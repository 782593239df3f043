import * as z from 'zod/mini';
import { bankAccountOwner, bankScheme, bankTransferType } from './beneficiaries';
import { DEBIT, oneOf } from './either-amount';
import { extraParam } from './extra-params';
import { method } from './method';
import { askRefusals, orderRefusals } from './refusals';
import { MAY_INITIATE, ORDER, quoteByEither, SEND_DATE, SUBSCRIPTION } from './payment';
import { amount, amountIn, currencyCode, idIn, instant, textIn } from './wire';

// R2.5.5, R2.7.90 to R2.7.95: money to an account at another bank.

export {
  bankAccountOwner,
  type BankAccountOwner,
  bankScheme,
  type BankScheme,
  bankTransferType,
  type BankTransferType,
  beneficiariesList,
  savedCard,
  type SavedCard,
} from './beneficiaries';

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** What an instant key is. */
export const instantKeyType = z.enum(['taxId', 'email', 'phone', 'random']);
export type InstantKeyType = z.output<typeof instantKeyType>;

/** A coin has no country. */
const DESTINATION = { fromAccountId: idIn, countryCode: z.optional(countryCode), currencyCode };

/** A way to a country in a currency: what it costs, when it arrives, and what the bank there asks for. */
export const externalWay = z.object({
  type: bankTransferType,
  scheme: bankScheme,
  /** Without the permission the way is shown, and closed. */
  isPermitted: z.boolean(),
  /** The fixed part of the fee, in the currency of the account that pays. */
  fee: amount,
  /** The share of the amount that is added to it, as a fraction of 1. */
  feeRate: amount,
  feeCurrencyCode: currencyCode,
  /** When it arrives if it is approved now. */
  arrivesAt: instant,
  /** Blocks that have to follow before a coin counts as received; null where there is no chain. */
  confirmations: z.nullable(z.int()),
  fields: z.array(extraParam),
});
export type ExternalWay = z.output<typeof externalWay>;

/** The ways to an account abroad or at home, the cheapest first. Empty where this bank cannot send that currency. */
export const externalWays = method('externalWays', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess', 'unknownCurrency'],
  request: z.strictObject({ ...DESTINATION, permission: bankAccountOwner }),
  response: z.object({ ways: z.array(externalWay) }),
});

const QUOTE = {
  acting: true,
  balanceInfo: true,
  refusals: [
    ...(['noAccess', 'unknownCurrency', 'noWay'] as const),
    ...(['invalidAmount', 'amountTooSmall', 'amountTooLarge', 'invalidSendDate'] as const),
  ],
  /** hold: this is for the review, so hold the rate for a minute (R2.4.65). */
  request: z
    .strictObject({
      ...DESTINATION,
      amount: z.optional(amountIn),
      ...DEBIT,
      hold: z.optional(z.boolean()),
      ...SEND_DATE,
    })
    .check(...oneOf('amount')),
  response: quoteByEither,
} as const;

/** What a bank transfer costs, as `p2pTransferFee` says it for P2P. */
export const eftTransferFee = method('eftTransferFee', QUOTE);
export const wireTransferFee = method('wireTransferFee', QUOTE);
export const instantPaymentFee = method('instantPaymentFee', QUOTE);
export const interacFee = method('interacFee', QUOTE);
export const octTransferFee = method('octTransferFee', QUOTE);
export const cryptoEftFee = method('cryptoEftFee', QUOTE);

/** The least that the way takes, and the most that can be sent now, fee included; in the currency that arrives. */
export const externalMaxAmount = method('externalMaxAmount', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess', 'unknownCurrency', 'noWay'],
  request: z.strictObject({ ...DESTINATION, operation: bankTransferType }),
  response: z.object({ minAmount: amount, maxAmount: amount, currencyCode }),
});

/** The limits of each kind that reaches the country: the least and the most of one payment out of an account, in its currency. */
export const externalLimits = method('externalLimits', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  request: z.strictObject({ type: z.enum(['withdrawals']), countryCode: z.optional(countryCode), fromAccountId: idIn }),
  response: z.object({
    currencyCode,
    limits: z.array(
      z.object({
        type: bankTransferType,
        minimum: amount,
        maximum: amount,
        /** What is left of the day's limit of the kind. */
        leftToday: amount,
      }),
    ),
  }),
});

/** A bank by its SWIFT code or by an IBAN of it. An array stands for an unknown bank. */
export const bankDictionary = method('bankDictionary', {
  request: z.strictObject({ swift: z.optional(textIn(11)), iban: z.optional(textIn(42)) }),
  response: z.object({
    bank: z.union([
      z.array(z.unknown()),
      z.object({
        bankName: z.string(),
        address: z.string(),
        city: z.string(),
        zip: z.string(),
        countryIso: z.string(),
        branch: z.string(),
        swift: z.string(),
      }),
    ]),
  }),
});

const BANK_ORDER = {
  ...ORDER,
  refusals: [
    ...orderRefusals,
    'unknownCurrency',
    'noWay',
    'invalidBankDetails',
    'blockedPayee',
    'quoteExpired',
    'invalidAmount',
    'amountTooSmall',
    'amountTooLarge',
    'overDayLimit',
    'invalidSendDate',
    'invalidSubscriptionEnd',
  ],
  request: z.strictObject({
    ...DESTINATION,
    /** What the payee receives. */
    amount: amountIn,
    permission: bankAccountOwner,
    /** Whom the account belongs to; of one's own account the bank knows it. */
    beneficiaryName: textIn(70),
    /** The answers to the fields of the way. */
    extraParams: z.record(z.string(), textIn(200)),
    note: z.optional(textIn(140)),
    /** The held price that the customer saw (R2.4.65). */
    quoteId: z.optional(textIn(64)),
    ...SUBSCRIPTION,
    ...SEND_DATE,
  }),
} as const;

export const eftTransfer = method('eftTransfer', BANK_ORDER);
export const wireTransfer = method('wireTransfer', BANK_ORDER);
export const instantPayment = method('instantPayment', {
  ...BANK_ORDER,
  refusals: [...BANK_ORDER.refusals, ...askRefusals],
});
export const interac = method('interac', BANK_ORDER);
export const octTransfer = method('octTransfer', BANK_ORDER);
export const cryptoEft = method('cryptoEft', BANK_ORDER);

/**
 * Beyond the specification: whether the bank there can be found by what was answered, before anybody types an amount. Refused at the
 * field that is wrong, as the order would be.
 */
export const externalDetailsCheck = method('externalDetailsCheck', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  refusals: ['noWay', 'invalidBankDetails', 'blockedPayee', ...askRefusals],
  request: z.strictObject({
    type: bankTransferType,
    countryCode: z.optional(countryCode),
    currencyCode,
    extraParams: z.record(z.string(), textIn(200)),
  }),
});

/**
 * Beyond the specification: keeps a card to pay out to, so that its number is sent once and orders name it by an id. The bank keeps
 * the first six and the last four digits (R2.5.6).
 */
export const payoutCardAdd = method('payoutCardAdd', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  right: MAY_INITIATE,
  refusals: ['invalidBankDetails'],
  request: z.strictObject({ cardNumber: textIn(30), countryCode }),
  response: z.object({ cardId: z.string(), cardNumber: z.string() }),
});

const REMOVES_CARD = {
  beyond: true,
  acting: true,
  balanceInfo: true,
  right: MAY_INITIATE,
  refusals: ['noAccess'],
  request: z.strictObject({ cardId: textIn(64), permission: bankAccountOwner }),
} as const;

/** Takes a card off the saved ones until it is paid again (R2.7.192). */
export const savedCardRemove = method('savedCardRemove', REMOVES_CARD);

/** Undoes a removal. */
export const savedCardRestore = method('savedCardRestore', REMOVES_CARD);

/** The first six digits of cards that the bank pays nothing to. */
export const blockedBinList = method('blockedBinList', {
  response: z.object({ bins: z.array(z.string()) }),
});

/** Whom an instant key belongs to, and at which bank. An array stands for an unknown key. */
export const instantKeyInfo = method('instantKeyInfo', {
  acting: true,
  balanceInfo: true,
  refusals: askRefusals,
  request: z.strictObject({ taxId: textIn(20), instantKey: textIn(77), instantKeyType }),
  response: z.object({
    key: z.union([z.array(z.unknown()), z.object({ name: z.string(), bankName: z.string() })]),
  }),
});

const bankOption = z.object({ code: z.string(), name: z.string() });

/** The banks that a country's instant payments reach. */
export const instantBankList = method('instantBankList', {
  request: z.strictObject({ countryCode }),
  response: z.object({ banks: z.array(bankOption) }),
});

/** The banks of a country that asks for codes of bank and branch (R2.9.9). */
export const bankList = method('bankList', {
  request: z.strictObject({ countryCode }),
  response: z.object({ banks: z.array(bankOption) }),
});

/** The branches of a bank of such a country; none of a bank that is not known. */
export const branchCodeOptions = method('branchCodeOptions', {
  request: z.strictObject({ countryCode, bankCode: textIn(8) }),
  response: z.object({ branches: z.array(bankOption) }),
});
