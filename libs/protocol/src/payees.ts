import * as z from 'zod/mini';
import { bankScheme, bankTransferType } from './beneficiaries';
import { method } from './method';
import { instant } from './wire';

// R2.7.160 to R2.7.166, ADR-58: the customer's book of payees.

const ENTRY = {
  payeeId: z.string(),
  name: z.string(),
  /** A trusted payee gets no hint "new payee". Approvals, limits and the name check stay as they are (ADR-58). */
  isTrusted: z.boolean(),
  /** When the customer paid the payee last; null: never, or long ago. */
  paidAt: z.nullable(instant),
};

export const bookPayee = z.discriminatedUnion('kind', [
  z.object({ ...ENTRY, kind: z.literal('person'), email: z.string() }),
  z.object({
    ...ENTRY,
    kind: z.literal('bank'),
    countryCode: z.string(),
    currencyCode: z.string(),
    type: bankTransferType,
    scheme: bankScheme,
    /** IBAN or account number, as the bank stores it. */
    accountNumber: z.string(),
    /** Null: the bank does not know the payee's bank. */
    bankName: z.nullable(z.string()),
    extraParams: z.record(z.string(), z.string()),
  }),
]);
export type BookPayee = z.output<typeof bookPayee>;
export type BankPayee = Extract<BookPayee, { kind: 'bank' }>;

/** What every call of the book has. */
export const BOOK = { beyond: true, acting: true, balanceInfo: true } as const;

/** All payees of the customer, by name. */
export const payeeList = method('payeeList', {
  ...BOOK,
  response: z.object({ payees: z.array(bookPayee) }),
});
