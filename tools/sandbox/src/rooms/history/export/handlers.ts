import { isCrypto } from '@bank/money';
import type { Rooms } from '@bank/protocol/all';
import type { exportStart } from '@bank/protocol/history-export';
import type { Db } from '../../../platform/db';
import { callerOf, FileAnswer } from '../../../platform/handler';
import type { CallContext, Handlers } from '../../../platform/handler';
import { InvalidFields } from '../../../platform/refusal';
import type { MayRefuse } from '../../../platform/refusal';
import { DEFAULT_BRAND } from '../../../ledger/account-number';
import { expireOverdue } from '../../../ledger/overdue';
import { checkDays } from '../filters';
import type { HistoryFilter } from '../filters';
import { checkAccount } from '../own-account';
import { listExports, ownExport } from './find';
import { KINDS, isStatement } from './formats';
import { orderMail, sendWaitingMails } from './mail';
import { startExport } from './start';
import { refused, refusedFile } from './texts';
import { KEPT_MS } from './write';

/** The rows of the history room that are about exports (R2.7.9). */
type ExportRows = Pick<
  Rooms['history'],
  'exportStart' | 'exportStatus' | 'exportList' | 'exportSendToEmail' | 'exportFile'
>;

export const handlers = {
  async exportStart({ format = 'csv', brand = DEFAULT_BRAND, ...filter }, context) {
    checkDays(filter);
    await checkAccount(filter, context);
    const wanted = isStatement(format) ? await wholeAccount(filter, context) : filter;
    await expireOverdue(context, callerOf(context).customerId);
    return { exportId: await startExport(wanted, { format, brand }, context) };
  },

  async exportStatus({ exportId }, context) {
    const found = await ownExport(context.db, context, exportId);
    if (!found) throw refused(context, 'unknown');
    return found;
  },

  exportList({ pageNumber, pageSize = 20 }, context) {
    if (pageNumber < 1 || pageNumber > 1_000) throw new InvalidFields('pageNumber');
    if (pageSize < 1 || pageSize > 100) throw new InvalidFields('pageSize');
    return listExports(context, { pageNumber, pageSize, keptMs: KEPT_MS });
  },

  async exportSendToEmail({ exportId, email }, context) {
    await context.db.transaction(async (tx) => {
      const found = await ownExport(tx, context, exportId, { lock: true });
      if (!found) throw refused(context, 'unknown');
      if (found.status === 'failed') throw refused(context, 'failed');
      if (found.status === 'expired') throw refused(context, 'gone');
      await orderMail(tx, context, exportId, email);
      await sendWaitingMails(tx, context, exportId);
    });
    return undefined;
  },

  async exportFile({ exportId }, context) {
    const found = await ownExport(context.db, context, exportId);
    if (!found) throw refusedFile(context, 'unknown', { status: 404 });
    if (found.status === 'expired') throw refusedFile(context, 'gone', { status: 410 });
    if (found.status !== 'ready' || found.bytes === null) throw refusedFile(context, 'notReady', { status: 409 });
    return new FileAnswer({
      name: found.fileName,
      mediaType: KINDS[found.format].mediaType,
      bytes: found.bytes,
      content: partsOf(context.db, exportId),
    });
  },
} satisfies Handlers<ExportRows>;

/**
 * What a statement is about. A filter that leaves entries out would break the sum of its two balances, and its formats know three letters
 * and few decimals for a currency.
 * @throws Refusal for all accounts together, for any filter but the period, and for crypto currencies
 */
async function wholeAccount(
  { accountId, fromDate, toDate, timeZone, ...others }: HistoryFilter,
  context: CallContext & MayRefuse<(typeof exportStart.refusals)[number]>,
): Promise<HistoryFilter> {
  if (
    accountId === undefined ||
    Object.entries(others).some(([key, value]) => key !== 'foldFees' && value !== undefined)
  ) {
    throw refused(context, 'wholeAccountOnly');
  }
  const [account] = await context.db.query<{ currency: string }>('SELECT currency FROM account WHERE id = $1', [
    accountId,
  ]);
  if (!account || isCrypto(account.currency)) throw refused(context, 'noSuchCurrency');
  return { accountId, fromDate, toDate, timeZone };
}

async function* partsOf(db: Db, exportId: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part++) {
    const [found] = await db.query<{ content: Buffer }>(
      'SELECT content FROM history_export_part WHERE export_id = $1 AND part = $2',
      [exportId, part],
    );
    if (!found) return;
    yield found.content;
  }
}
