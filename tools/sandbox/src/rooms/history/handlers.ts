import type { Transaction } from '@bank/protocol/history';
import type { Rooms } from '@bank/protocol/all';
import { callerOf } from '../../platform/handler';
import type { Handlers } from '../../platform/handler';
import { InvalidFields } from '../../platform/refusal';
import { expireOverdue } from '../../ledger/overdue';
import { handlers as exports } from './export/handlers';
import { findExport } from './export/find';
import { checkDays, filtersOf } from './filters';
import { checkAccount } from './own-account';
import { details } from './details';
import { receipt } from './receipt';
import { handlers as remarks } from './remarks/handlers';
import { search } from './search';
import { countStatement, pageStatement } from './statements';
import type { Counts } from './statements';
import { summary } from './summary';

export const handlers = {
  /** Newest first: ledger entries as completed, and transfers without entries as processing or rejected. */
  async transactionHistory({ pageNumber, pageSize = 20, ...filter }, context) {
    const { customerId } = callerOf(context);
    checkPage(pageNumber, pageSize);
    checkDays(filter);
    await expireOverdue(context, customerId);
    await checkAccount(filter, context);
    const filters = filtersOf(filter, customerId);
    const [counts] = await context.db.query<Counts>(countStatement(filters, filter.accountId), filters.values);
    const page = counts ? pageStatement(filters, pageNumber, pageSize, counts) : null;
    const transaction = page ? await context.db.query<Transaction>(page.text, page.values) : [];
    return {
      accountId: filter.accountId ?? null,
      pageNumber,
      transactions: { transaction },
      results: counts?.results ?? 0,
      rejectedCount: counts?.rejected ?? 0,
      processingCount: counts?.processing ?? 0,
      // Home's list has no export, and no account.
      exportCsv: filter.accountId === undefined ? null : await findExport(filter, context),
    };
  },
  searchEverything: search,
  transactionSummary: summary,
  transactionDetails: details,
  transactionReceipt: receipt,
  ...exports,
  ...remarks,
} satisfies Handlers<Rooms['history']>;

function checkPage(pageNumber: number, size: number): void {
  if (pageNumber < 1 || pageNumber > 1_000_000) throw new InvalidFields('pageNumber');
  if (size < 1 || size > 200) throw new InvalidFields('pageSize');
}
