import * as z from 'zod/mini';
import { bankScheme, bankTransferType } from './beneficiaries';
import { extraParam } from './extra-params';
import { accessRight, method } from './method';
import { nameIn } from './name-in';
import { BOOK, bookPayee } from './payees';
import { MAY_INITIATE, paymentStatus } from './payment';
import { askRefusals } from './refusals';
import { amount, currencyCode, emailTextIn, instant, textIn } from './wire';

// R2.7.160 to R2.7.166: one payee of the book, and what changes the book.

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
const payeeId = z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/));

/** Where the money of a payee goes: a customer of this bank by e-mail, or an account at another bank. */
export const payeeTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), email: emailTextIn }),
  z.strictObject({
    kind: z.literal('bank'),
    countryCode,
    currencyCode,
    type: bankTransferType,
    /** The answers to the fields of the way (`payeeWays`). */
    extraParams: z.record(z.string(), textIn(200)),
  }),
]);

const CHANGES = { ...BOOK, right: MAY_INITIATE } as const;

/** The most letters of a payee's name: a clearing system takes no more. */
export const PAYEE_NAME_MAX = 70;

/** What happened to an entry; the bank never deletes this log. */
export const payeeChange = z.object({
  at: instant,
  what: z.enum(['added', 'imported', 'renamed', 'detailsChanged', 'trusted', 'untrusted', 'removed', 'restored']),
  /** The user who did it. */
  by: z.string(),
  /** The old and the new name or detail, account numbers masked; null where nothing was replaced. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type PayeeChange = z.output<typeof payeeChange>;

export const payeePayment = z.object({
  transactionId: z.string(),
  accountId: z.int(),
  at: instant,
  amount,
  currencyCode,
  status: paymentStatus,
});
export type PayeePayment = z.output<typeof payeePayment>;

/** One payee with the latest payments to them and the changes of the entry, both newest first. */
export const payeeDetails = method('payeeDetails', {
  ...BOOK,
  refusals: ['noPayee'],
  request: z.strictObject({ payeeId }),
  response: z.object({
    payee: bookPayee,
    payments: z.array(payeePayment),
    changes: z.array(payeeChange),
  }),
});

/** The ways to a country in a currency, with the fields that the bank there asks for. No ways: the bank does not send there. */
export const payeeWays = method('payeeWays', {
  ...BOOK,
  request: z.strictObject({ countryCode, currencyCode }),
  response: z.object({
    /** Every currency that the bank sends to the country, the cheapest ways first. */
    currencies: z.array(z.string()),
    ways: z.array(z.object({ type: bankTransferType, scheme: bankScheme, fields: z.array(extraParam) })),
  }),
});

const TARGET_REFUSALS = [
  'nameMissing',
  'unknownPayee',
  'ownAddress',
  'noWay',
  'invalidBankDetails',
  'payeeKnown',
  ...askRefusals,
] as const;
const name = nameIn(PAYEE_NAME_MAX);

export const payeeAdd = method('payeeAdd', {
  ...CHANGES,
  refusals: [...TARGET_REFUSALS, 'bookFull'],
  request: z.strictObject({ name, target: payeeTarget }),
  response: z.object({ payee: bookPayee }),
});

/** Changes an entry. New details end the trust, and every user of the customer is notified: this is how payments are diverted. */
export const payeeUpdate = method('payeeUpdate', {
  ...CHANGES,
  refusals: [...TARGET_REFUSALS, 'noPayee'],
  request: z.strictObject({ payeeId, name, target: payeeTarget }),
  response: z.object({ payee: bookPayee }),
});

/** Only a user who may release payments may trust a payee; an employee who only prepares them may not. */
export const payeeTrustSet = method('payeeTrustSet', {
  ...BOOK,
  right: [accessRight.fullAccess, accessRight.confirmed],
  refusals: ['noPayee'],
  request: z.strictObject({ payeeId, isTrusted: z.boolean() }),
});

export const payeeRemove = method('payeeRemove', {
  ...CHANGES,
  refusals: ['noPayee'],
  request: z.strictObject({ payeeId }),
});

/** Undoes a removal within ten minutes. */
export const payeeRestore = method('payeeRestore', {
  ...CHANGES,
  refusals: ['noPayee', 'payeeKnown', 'bookFull'],
  request: z.strictObject({ payeeId }),
});

/** A payee of a recent payment who is not in the book. */
export const payeeCandidate = z.object({
  /** The latest payment to them; the bank takes the details from it. */
  transactionId: z.string(),
  kind: z.enum(['person', 'bank']),
  name: z.string(),
  /** The e-mail address, IBAN or account number. */
  detail: z.string(),
  at: instant,
});
export type PayeeCandidate = z.output<typeof payeeCandidate>;

export const payeeCandidateList = method('payeeCandidateList', {
  ...BOOK,
  response: z.object({ candidates: z.array(payeeCandidate) }),
});

/** Adds the payees of past payments. Payments of others and payees in the book already are skipped. */
export const payeeImport = method('payeeImport', {
  ...CHANGES,
  refusals: ['bookFull'],
  request: z.strictObject({ transactionIds: z.array(textIn(64)).check(z.maxLength(50)) }),
  response: z.object({ added: z.int() }),
});
