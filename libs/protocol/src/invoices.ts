import * as z from 'zod/mini';
import { accessRight, http, method } from './method';
import { askRefusals, letterRefusals } from './refusals';
import { amount, amountIn, currencyCode, day, emailIn, id, idIn, instant, textIn } from './wire';

// R0.9, R2.3.16, R2.4.8, R2.7.50, R2.7.195 to R2.7.198.

/** The numbers of the statuses (R0.9). awaitingPayment: a payment was ordered that waits for an approval. */
export const invoiceStatusId = { unpaid: 1, awaitingPayment: 2, paid: 3, rejected: 4 } as const;
export const invoiceStatus = z.enum(['unpaid', 'awaitingPayment', 'paid', 'rejected']);
export type InvoiceStatus = z.output<typeof invoiceStatus>;

/** Which way an invoice goes for the customer who reads it. */
export const invoiceType = z.enum(['sent', 'received']);
export type InvoiceType = z.output<typeof invoiceType>;

/** The most lines that an invoice has, and how long what stands on one may be. */
export const invoiceLines = { most: 30, whatMax: 120, quantityDecimals: 3 } as const;

/** The value-added taxes of a country, in per cent: what its issuers may put on a line. Elsewhere a line has no tax (R2.7.196). */
export const invoiceTaxRates: Readonly<Record<string, readonly string[]>> = {
  AT: ['20', '13', '10'],
  BE: ['21', '12', '6'],
  DE: ['19', '7'],
  ES: ['21', '10', '4'],
  FR: ['20', '10', '5.5', '2.1'],
  GB: ['20', '5'],
  IE: ['23', '13.5', '9', '4.8'],
  IT: ['22', '10', '5', '4'],
  MD: ['20', '8'],
  NL: ['21', '9'],
  PL: ['23', '8', '5'],
  PT: ['23', '13', '6'],
  RO: ['21', '11'],
  UA: ['20', '14', '7'],
};

/** What an invoice bills line by line, computed by the bank (R2.7.195). */
export const invoiceBill = z.object({
  lines: z.array(
    z.object({
      what: z.string(),
      /** Up to three decimals. */
      quantity: amount,
      unitPrice: amount,
      /** Per cent; null: no tax. */
      taxRate: z.nullable(amount),
      /** quantity × unitPrice, rounded to the currency. */
      net: amount,
    }),
  ),
  net: amount,
  /** One entry for each rate, the highest first: what it is on, and what it comes to. */
  taxes: z.array(z.object({ rate: amount, net: amount, tax: amount })),
  /** net and all taxes: the amount of the invoice. */
  total: amount,
});
export type InvoiceBill = z.output<typeof invoiceBill>;

/** One invoice for one reader. It comes in when the payee is named and goes out when the payer is; the other name is null (R2.3.16). */
export const invoice = z.object({
  id,
  payerName: z.nullable(z.string()),
  payeeName: z.nullable(z.string()),
  payerEmail: z.string(),
  payeeEmail: z.string(),
  /** The reader's own account that the money left or reached; null until it moves, and always for the other side's. */
  payerAccountId: z.nullable(id),
  payeeAccountId: z.nullable(id),
  currencyCode,
  /** What the payee receives. */
  amount,
  /** What the payer pays the bank for it, from an account in the invoice's currency. */
  feePayment: amount,
  /** amount + feePayment. */
  total: amount,
  /** What of it was paid, and what is left; a payment that waits for an approval counts as left. */
  paid: amount,
  openAmount: amount,
  /** The payer may pay a part at a time (R2.7.197). */
  allowsParts: z.boolean(),
  /** What was paid, the first one first. */
  payments: z.array(z.object({ paidDate: instant, amount })),
  statusId: z.literal(Object.values(invoiceStatusId)),
  status: invoiceStatus,
  /** What it is for. */
  noteBody: z.string(),
  /** Why the payer rejected it; '' without a reason. */
  rejectNote: z.string(),
  /** Null where the invoice is one amount. */
  bill: z.nullable(invoiceBill),
  dueDate: day,
  /** When the issuer last reminded; null for the payer. */
  remindedDate: z.nullable(instant),
  sentDate: instant,
  updatedDate: instant,
  /** A customer brings money of their own into the bank with it: paid from another bank, not from here. */
  isFunding: z.boolean(),
  /** The bank has written it, and no person. */
  isSystem: z.boolean(),
  /** The path of its paper. */
  urlPdf: z.string(),
});
export type Invoice = z.output<typeof invoice>;

/** What two lists of invoices have in common. */
const list = {
  request: z.strictObject({
    pageNumber: idIn,
    /** 20 on the screen (R2.9.2). At most 100. */
    pageSize: idIn,
    statusId: z.optional(idIn),
  }),
  response: z.object({
    total: z.int(),
    /** The newest first. */
    invoices: z.array(invoice),
    /** What is not paid yet over all pages, by currency, and how many of them are overdue. */
    open: z.array(z.object({ currencyCode, amount, count: z.int(), overdue: z.int() })),
  }),
} as const;

export const invoiceListSent = method('invoiceListSent', {
  acting: true,
  balanceInfo: true,
  refusals: ['mayNotInvoice'],
  ...list,
});

/** For the payer of an invoice, with or without the permission to request money (R2.7.199). */
export const invoiceListReceived = method('invoiceListReceived', {
  acting: true,
  balanceInfo: true,
  ...list,
});

/** One invoice, for either of the two whom it names. */
export const invoiceGet = method('invoiceGet', {
  acting: true,
  balanceInfo: true,
  refusals: ['unknownInvoice'],
  request: z.strictObject({ id: idIn, type: invoiceType }),
  response: z.object({ invoice }),
});

/** Who may write invoices and reject them: all who may start a payment (R1.3.8). */
const MAY_WRITE = [accessRight.fullAccess, accessRight.initiate, accessRight.confirmed] as const;

/** The caller's own name for what it wants: asked again under it, the bank answers the invoice that it wrote before. */
const requestId = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/));

export const invoiceCreate = method('invoiceCreate', {
  acting: true,
  balanceInfo: true,
  right: MAY_WRITE,
  refusals: [
    'mayNotInvoice',
    ...askRefusals,
    'unknownPayer',
    'ownInvoice',
    ...letterRefusals,
    'currencyUnknown',
    'amountInvalid',
    'amountOutside',
    'linesInvalid',
    'totalDiffers',
    'dueInPast',
    'dueTooLate',
  ],
  request: z.strictObject({
    requestId,
    toEmail: emailIn,
    /** With lines it is their total as the caller reads it; the bank computes it again. */
    amount: amountIn,
    currency: currencyCode,
    noteBody: textIn(500),
    dueDate: day,
    allowsParts: z.optional(z.boolean()),
    lines: z.optional(
      z
        .array(
          z.strictObject({
            what: textIn(invoiceLines.whatMax),
            quantity: amountIn,
            unitPrice: amountIn,
            /** Absent: no tax. */
            taxRate: z.optional(amountIn),
          }),
        )
        .check(z.maxLength(invoiceLines.most)),
    ),
  }),
  response: z.object({ invoice }),
});

/** The payer does not owe it. What was rejected stays so. */
export const invoiceReject = method('invoiceReject', {
  acting: true,
  balanceInfo: true,
  right: MAY_WRITE,
  refusals: ['unknownInvoice', 'isPaid', 'isPartlyPaid', 'isAwaiting', 'wasRejected', 'isOwnFunding'],
  request: z.strictObject({ invoiceId: idIn, note: z.optional(textIn(300)) }),
  response: z.object({ invoice }),
});

/** The issuer asks again, at most once in 24 hours (R2.7.198). */
export const invoiceRemind = method('invoiceRemind', {
  acting: true,
  balanceInfo: true,
  right: MAY_WRITE,
  refusals: ['unknownInvoice', 'needsNoReminder', 'remindedLately', ...letterRefusals],
  request: z.strictObject({ invoiceId: idIn }),
  response: z.object({ invoice }),
});

/** Money that the customer brings in from another bank: an invoice to themself, with what the other bank needs on its paper. */
export const fundingInvoiceCreate = method('fundingInvoiceCreate', {
  acting: true,
  balanceInfo: true,
  right: MAY_WRITE,
  refusals: ['mayNotInvoice', 'amountInvalid', 'amountOutside', 'noAccountToFund'],
  request: z.strictObject({ requestId, amount: amountIn }),
  response: z.object({ invoice }),
});

/** The invoice on paper: a PDF in the reader's language, under the brand's letterhead. */
export const invoiceFile = http('GET /invoices/{brand}/{invoiceId}', {
  acting: true,
  balanceInfo: true,
  answers: 'file',
  refusals: ['unknownInvoice'],
  request: z.strictObject({ brand: z.string().check(z.regex(/^[a-z]$/)), invoiceId: idIn }),
  response: z.instanceof(Blob),
});
