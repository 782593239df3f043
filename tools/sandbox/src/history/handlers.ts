import { responseCode } from '@bank/protocol';
import type { Transaction } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import { callerOf } from '../platform/handler';
import type { Handlers } from '../platform/handler';
import { Refusal } from '../platform/refusal';
import { expireOverdue } from '../transfers/overdue';
import { refusal } from '../transfers/refusal';
import { filtersOf } from './filters';
import type { HistoryInput } from './filters';
import { countStatement, pageStatement } from './statements';
import type { Counts } from './statements';

export const handlers = {
  /** Newest first: ledger entries as completed, and transfers without entries as processing or rejected. */
  async transactionHistory(input, context) {
    const { customerId } = callerOf(context);
    const size = input.pageSize ?? 20;
    checkInput(input, size);
    await expireOverdue(context, customerId);
    if (input.accountId !== undefined) {
      const own = await context.db.prepared<object>(
        'own-account',
        'SELECT FROM account WHERE id = $1 AND customer_id = $2',
        [input.accountId, customerId],
      );
      if (own.length === 0) throw refusal(context.lang, { reason: 'noAccess' });
    }
    const filters = filtersOf(input, customerId);
    const [counts] = await context.db.query<Counts>(countStatement(filters, input.accountId), filters.values);
    const page = counts ? pageStatement(filters, input.pageNumber, size, counts) : null;
    const transaction = page ? await context.db.query<Transaction>(page.text, page.values) : [];
    return {
      accountId: input.accountId ?? null,
      pageNumber: input.pageNumber,
      transactions: { transaction },
      results: counts?.results ?? 0,
      rejectedCount: counts?.rejected ?? 0,
      processingCount: counts?.processing ?? 0,
      exportCsv: null,
    };
  },
} satisfies Handlers<Rooms['history']>;

function checkInput(input: HistoryInput, size: number): void {
  if (input.pageNumber < 1 || input.pageNumber > 1_000_000) throw new Refusal(responseCode.invalidParams, 'pageNumber');
  if (size < 1 || size > 200) throw new Refusal(responseCode.invalidParams, 'pageSize');
  for (const [name, day] of Object.entries({ fromDate: input.fromDate, toDate: input.toDate })) {
    if (day === undefined) continue;
    const ms = Date.parse(`${day}T00:00:00Z`);
    // The regular expression of the row lets 2026-02-31 through.
    if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day)
      throw new Refusal(responseCode.invalidParams, name);
  }
}
