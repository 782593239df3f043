import type { Transaction } from '@bank/protocol/history';
import type { JobContext } from '../../../platform/jobs/worker';
import { enqueueJob } from '../../../platform/jobs/queue';
import type { Tx } from '../../../platform/db';
import type { Language } from '../../../platform/languages';
import type { HistoryFilter } from '../filters';
import { filtersOf } from '../filters';
import { countStatement, everythingStatement } from '../statements';
import type { Counts } from '../statements';
import { headOf, recordsOf } from './columns';
import { sendWaitingMails } from './mail';

/** So many rows are in memory at once; between two batches everybody else's calls are answered. */
const BATCH = 1_000;
/** How long a file is kept. */
const KEPT_MS = 24 * 3_600_000;

interface Order {
  customerId: number;
  filter: HistoryFilter;
  lang: Language;
}

/**
 * Writes the file of an export in pieces. Everything is in the job's transaction: a killed bank leaves nothing half written, and the
 * next one starts from the first row. Only the progress is told through another connection, for those who wait.
 */
export async function writeExport(exportId: string, context: JobContext): Promise<void> {
  const { tx, clock, signal } = context;
  const [order] = await tx.query<Order>(
    `SELECT customer_id AS "customerId", filter, lang FROM history_export WHERE id = $1 AND status IN ('waiting', 'running')`,
    [exportId],
  );
  if (!order) return;
  const filters = filtersOf(order.filter, order.customerId);
  const [counts] = await tx.query<Counts>(countStatement(filters, order.filter.accountId), filters.values);
  const tell = progressOf(exportId, context);
  tell(0, counts?.results ?? 0);

  await tx.query(`DECLARE history_rows NO SCROLL CURSOR FOR ${everythingStatement(filters)}`, filters.values);
  let rowsDone = 0;
  let bytes = await keepPart(tx, exportId, 0, headOf(order.lang));
  for (let part = 1; ; part++) {
    signal.throwIfAborted();
    const rows = await tx.query<Transaction>(`FETCH ${BATCH} FROM history_rows`);
    if (rows.length === 0) break;
    bytes += await keepPart(tx, exportId, part, recordsOf(rows, order.lang));
    rowsDone += rows.length;
    tell(rowsDone, Math.max(rowsDone, counts?.results ?? 0));
  }
  await tx.query('CLOSE history_rows');

  const expiresMs = clock.now() + KEPT_MS;
  await tx.query(
    `UPDATE history_export SET status = 'ready', rows = $2, rows_done = $2, bytes = $3, expires_at = $4 WHERE id = $1`,
    [exportId, rowsDone, bytes, new Date(expiresMs)],
  );
  await enqueueJob(tx, context, { kind: 'historyExportExpiry', payload: { exportId }, dueMs: expiresMs });
  await sendWaitingMails(tx, context, exportId);
}

/** @returns its bytes */
async function keepPart(tx: Tx, exportId: string, part: number, text: string): Promise<number> {
  const content = Buffer.from(text);
  await tx.query('INSERT INTO history_export_part (export_id, part, content) VALUES ($1, $2, $3)', [
    exportId,
    part,
    content,
  ]);
  return content.length;
}

/** Tells how far it is, one at a time and without being waited for: the file does not depend on it. */
function progressOf(exportId: string, { db }: JobContext): (rowsDone: number, rows: number) => void {
  let isTelling = false;
  return (rowsDone, rows) => {
    if (isTelling) return;
    isTelling = true;
    void db
      .query(
        `UPDATE history_export SET status = 'running', rows_done = $2, rows = $3
          WHERE id = $1 AND status IN ('waiting', 'running')`,
        [exportId, rowsDone, rows],
      )
      .catch(() => undefined)
      .finally(() => (isTelling = false));
  };
}
