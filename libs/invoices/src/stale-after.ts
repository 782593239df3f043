import type { StaleAfter } from '@bank/kit';
import { invoiceGet, invoiceListReceived, invoiceListSent } from '@bank/protocol/invoices';

const ALL = [invoiceListSent, invoiceListReceived, invoiceGet];

/** A payment that is ordered, given up or arrives changes the invoice that it pays. */
export const staleAfter: StaleAfter = { invoicesChanged: ALL, transferChanged: ALL, balanceChanged: ALL };
