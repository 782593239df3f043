import type { Rooms } from '@bank/protocol/all';
import type { Db } from '../../../platform/db';
import { callerOf, FileAnswer } from '../../../platform/handler';
import type { Handlers } from '../../../platform/handler';
import { expireOverdue } from '../../../ledger/overdue';
import { checkDays } from '../filters';
import { checkAccount } from '../own-account';
import { ownExport } from './find';
import { orderMail, sendWaitingMails } from './mail';
import { startExport } from './start';
import { refused, refusedFile } from './texts';

/** The rows of the history room that are about exports (R2.7.9). */
type ExportRows = Pick<Rooms['history'], 'exportStart' | 'exportStatus' | 'exportSendToEmail' | 'exportFile'>;

export const handlers = {
  async exportStart(filter, context) {
    checkDays(filter);
    await checkAccount(filter, context);
    await expireOverdue(context, callerOf(context).customerId);
    return { exportId: await startExport(filter, context) };
  },

  async exportStatus({ exportId }, context) {
    const found = await ownExport(context.db, context, exportId);
    if (!found) throw refused(context, 'unknown');
    const { id, createdAt, expiresAt, ...rest } = found;
    return {
      exportId: id,
      ...rest,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    };
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
      mediaType: 'text/csv; charset=utf-8; header=present',
      bytes: found.bytes,
      content: partsOf(context.db, exportId),
    });
  },
} satisfies Handlers<ExportRows>;

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
