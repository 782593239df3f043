import type { Invoice } from '@bank/protocol/invoices';

/** A note travels with a payment; an invoice's may be longer. */
export const PAYMENT_NOTE_MAX = 140;

/** It came in, is unpaid, and is from another customer: the reader can pay or reject it (R2.4.8). */
export const isOpenToPay = ({ payeeName, status, isFunding }: Invoice): boolean =>
  payeeName !== null && status === 'unpaid' && !isFunding;

/** What the payment of an invoice is filled in with (ADR-30). The bank holds the payment to the invoice. */
export interface InvoicePayment {
  toEmail: string;
  amount: string;
  currency: string;
  note: string;
  invoiceId: string;
  /** The most that a part may be; '' where it is paid as a whole (R2.7.197). */
  open: string;
}

/** The payment of all that is open of an invoice. */
export const paymentOf = (invoice: Invoice): InvoicePayment => ({
  toEmail: invoice.payeeEmail,
  amount: invoice.openAmount,
  currency: invoice.currencyCode,
  note: [...invoice.noteBody].slice(0, PAYMENT_NOTE_MAX).join(''),
  invoiceId: String(invoice.id),
  open: invoice.allowsParts ? invoice.openAmount : '',
});
