import { responseCode } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import type { Db } from '../../../platform/db';
import { callerOf, FileAnswer } from '../../../platform/handler';
import type { Handlers } from '../../../platform/handler';
import { HttpRefusal, Refusal } from '../../../platform/refusal';
import { expireOverdue } from '../../../ledger/overdue';
import { checkDays } from '../filters';
import { checkAccount } from '../own-account';
import { ownExport } from './find';
import { orderMail, sendWaitingMails } from './mail';
import { startExport } from './start';
import { say } from './texts';

/** The rows of the history room that are about exports (spec 2 §7). */
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
    if (!found) throw new Refusal(responseCode.verify, say(context.lang, 'unknown'));
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
      if (!found) throw new Refusal(responseCode.verify, say(context.lang, 'unknown'));
      if (found.status === 'failed') throw new Refusal(responseCode.verify, say(context.lang, 'failed'));
      if (found.status === 'expired') throw new Refusal(responseCode.verify, say(context.lang, 'gone'));
      await orderMail(tx, context, exportId, email);
      await sendWaitingMails(tx, context, exportId);
    });
    return undefined;
  },

  async exportFile({ exportId }, context) {
    const found = await ownExport(context.db, context, exportId);
    if (!found) throw new HttpRefusal(404, say(context.lang, 'unknown'));
    if (found.status === 'expired') throw new HttpRefusal(410, say(context.lang, 'gone'), { code: 'expired' });
    if (found.status !== 'ready' || found.bytes === null) throw new HttpRefusal(409, say(context.lang, 'notReady'));
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
