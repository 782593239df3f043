import { prefetch, query } from '@bank/api-client';
import { bankTransferType, beneficiariesList } from '@bank/protocol/beneficiaries';
import { invoiceListReceived, invoiceStatusId } from '@bank/protocol/invoices';
import { payeeList } from '@bank/protocol/payees';
import { recentTransfersList } from '@bank/protocol/transfers-recent';

/** More than are shown, because disabled ones are hidden and each kind has a number of its own. */
export const recentQuery = () => query(recentTransfersList, { types: ['p2p', ...bankTransferType.options], limit: 20 });

/** As many invoices as a customer looks through. */
export const dueQuery = () =>
  query(invoiceListReceived, { pageNumber: 1, pageSize: 10, statusId: invoiceStatusId.unpaid }, { lazy: true });

/** Starts what `useKnown` reads. */
export function prefetchKnown(): void {
  prefetch(recentQuery(), query(payeeList), query(beneficiariesList), dueQuery());
}
