import { query } from '@bank/api-client';
import { pageIn, paymentOf } from '@bank/kit';
import { isPositive } from '@bank/money';
import { paths } from '@bank/paths';
import {
  invoiceListReceived,
  invoiceListSent,
  invoiceStatus,
  invoiceStatusId,
  invoiceType,
  type Invoice,
  type InvoiceStatus,
  type InvoiceType,
} from '@bank/protocol/invoices';

/** R2.9.2. */
export const PAGE_SIZE = 20;

/** What the list shows, as the address says it. */
export interface InvoiceFilter {
  type: InvoiceType;
  status: InvoiceStatus | null;
  page: number;
}

/** Nonsense in the address counts as nothing. */
export function filterOf(search: URLSearchParams): InvoiceFilter {
  return {
    type: invoiceType.safeParse(search.get('type')).data ?? 'received',
    status: invoiceStatus.safeParse(search.get('status')).data ?? null,
    page: pageIn(search),
  };
}

/** The address of a filter, without what is the default. */
export function searchOf({ type, status, page }: InvoiceFilter): URLSearchParams {
  return new URLSearchParams({
    ...(type === 'sent' ? { type } : {}),
    ...(status === null ? {} : { status }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
}

export function listQuery({ type, status, page }: InvoiceFilter) {
  const row = type === 'sent' ? invoiceListSent : invoiceListReceived;
  return query(row, {
    pageNumber: page,
    pageSize: PAGE_SIZE,
    ...(status === null ? {} : { statusId: invoiceStatusId[status] }),
  });
}

/** It comes in when the payee is named and goes out when the payer is (R2.3.16). */
export const isIncoming = ({ payeeName }: Invoice): boolean => payeeName !== null;

/** The other side by name. */
export const otherName = ({ payeeName, payerName }: Invoice): string => payeeName ?? payerName ?? '';

/** @param today the reader's day */
export const isOverdue = ({ status, dueDate }: Invoice, today: string): boolean =>
  status === 'unpaid' && dueDate < today;

/** Unpaid, and owed to the reader by another customer. */
export const isOpenToRemind = (invoice: Invoice): boolean => !isIncoming(invoice) && invoice.status === 'unpaid';

/** A part of it was paid, and the rest is not (R2.7.197). */
export const isPartlyPaid = ({ status, paid }: Invoice): boolean => status !== 'paid' && isPositive(paid);

/** The filled payment of an invoice (ADR-30): it sends nothing itself, and the bank holds the payment to the invoice. */
export function payAddress(invoice: Invoice): string {
  const { toEmail: to, amount, currency, note, invoiceId, open } = paymentOf(invoice);
  return paths.transferP2p.to({ to, amount, currency, note, invoice: invoiceId, ...(open !== '' && { rest: open }) });
}
