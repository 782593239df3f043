import { enqueueJob } from '../../../platform/jobs/queue';
import type { Tx } from '../../../platform/db';
import type { CallContext } from '../../../platform/handler';
import type { MayRefuse } from '../../../platform/refusal';
import type { ExportFormat } from '@bank/protocol/history-export';
import type { HistoryFilter } from '../filters';
import { KINDS } from './formats';
import { ownerOf } from './find';
import { refused } from './texts';

/** On their way at once, per user: one customer's files do not keep the others waiting. */
const MOST_OPEN = 3;
/** Files kept, per user; the oldest goes first. More than a customer makes in the 30 days that each is kept. */
const MOST_KEPT = 100;

/** Takes the order for a file, or hands back the one for the same list that is on its way. @returns its id */
export function startExport(
  filter: HistoryFilter,
  { format, brand }: { format: ExportFormat; brand: string },
  context: CallContext & MayRefuse<'tooMany'>,
): Promise<string> {
  const { db, clock, ids, lang } = context;
  const owner = ownerOf(context);
  return db.transaction(async (tx) => {
    // Two tabs, or a double click, are one after the other.
    await tx.query(`SELECT FROM app_user WHERE id = $1 FOR UPDATE`, [owner[0]]);
    const open = await tx.query<{ id: string; isSame: boolean }>(
      `SELECT id, customer_id = $2 AND filter = $3::jsonb AND format = $4 AND brand = $5 AS "isSame" FROM history_export
        WHERE user_id = $1 AND status IN ('waiting', 'running')`,
      [...owner, JSON.stringify(filter), format, brand],
    );
    const same = open.find(({ isSame }) => isSame);
    if (same) return same.id;
    if (open.length >= MOST_OPEN) throw refused(context, 'tooMany');
    await dropOldest(tx, owner[0]);
    const id = ids.next();
    await tx.query(
      `INSERT INTO history_export (id, user_id, customer_id, filter, format, lang, file_name, created_at, brand)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        ...owner,
        JSON.stringify(filter),
        format,
        lang,
        fileNameOf(filter, format, clock.now()),
        new Date(clock.now()),
        brand,
      ],
    );
    await enqueueJob(tx, context, { kind: 'historyExport', payload: { exportId: id } });
    return id;
  });
}

/** In the alphabet of a header and of every file system. */
function fileNameOf({ accountId }: HistoryFilter, format: ExportFormat, nowMs: number): string {
  return `history-${accountId ?? 'all'}-${new Date(nowMs).toISOString().slice(0, 10)}.${KINDS[format].extension}`;
}

async function dropOldest(tx: Tx, userId: number): Promise<void> {
  const dropped = await tx.query<{ id: string }>(
    `UPDATE history_export SET status = 'expired' WHERE id IN (
       SELECT id FROM history_export WHERE user_id = $1 AND status = 'ready' ORDER BY seq DESC OFFSET $2) RETURNING id`,
    [userId, MOST_KEPT - 1],
  );
  await tx.query('DELETE FROM history_export_part WHERE export_id = ANY ($1)', [dropped.map(({ id }) => id)]);
}
