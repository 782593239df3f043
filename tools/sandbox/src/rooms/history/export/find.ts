import type { ExportStatus } from '@bank/protocol/history-export';
import type { Tx } from '../../../platform/db';
import type { CallContext } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import type { HistoryFilter } from '../filters';

/** The owner of an export: the user who requested it, while they act for the same customer. */
export function ownerOf(context: CallContext): [userId: number, customerId: number] {
  const { userId, customerId } = callerOf(context);
  return [userId, customerId];
}

/** The `exportCsv` of an answer: the newest running or stored export of exactly this list as CSV. */
export async function findExport(filter: HistoryFilter, context: CallContext): Promise<string | null> {
  const [found] = await context.db.prepared<{ id: string }>(
    'find-export',
    `SELECT id FROM history_export
      WHERE user_id = $1 AND customer_id = $2 AND filter = $3::jsonb AND format = 'csv' AND status IN ('waiting', 'running', 'ready')
        AND (expires_at IS NULL OR expires_at > $4)
      ORDER BY seq DESC LIMIT 1`,
    [...ownerOf(context), JSON.stringify(filter), new Date(context.clock.now())],
  );
  return found?.id ?? null;
}

/** An export as its owner may see it: a row of the export list. */
const ANSWER = `id AS "exportId", format, rows, rows_done AS "rowsDone", bytes, file_name AS "fileName", instant_text(created_at) AS "createdAt",
  instant_text(expires_at) AS "expiresAt", CASE WHEN expires_at <= $3 THEN 'expired' ELSE status END AS status`;

/** @param lock keeps it as it is until the transaction ends. @returns undefined for another's as for one that never was */
export async function ownExport(
  tx: Tx,
  context: CallContext,
  exportId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ExportStatus | undefined> {
  const [found] = await tx.query<ExportStatus>(
    `SELECT ${ANSWER} FROM history_export WHERE user_id = $1 AND customer_id = $2 AND id = $4 ${lock ? 'FOR UPDATE' : ''}`,
    [...ownerOf(context), new Date(context.clock.now()), exportId],
  );
  return found;
}

/** A page of one's own exports that are on their way, kept or failed, and how many there are. A failed one is listed as long as a file. */
export async function listExports(
  context: CallContext,
  { pageNumber, pageSize, keptMs }: { pageNumber: number; pageSize: number; keptMs: number },
): Promise<{ total: number; exports: ExportStatus[] }> {
  const now = context.clock.now();
  const listed = `FROM history_export
    WHERE user_id = $1 AND customer_id = $2 AND status <> 'expired' AND (expires_at IS NULL OR expires_at > $3)
      AND (status <> 'failed' OR created_at > $4)`;
  const values = [...ownerOf(context), new Date(now), new Date(now - keptMs)];
  const [counted] = await context.db.query<{ total: number }>(`SELECT count(*)::int AS total ${listed}`, values);
  const exports = await context.db.query<ExportStatus>(
    `SELECT ${ANSWER} ${listed} ORDER BY seq DESC OFFSET $5 LIMIT $6`,
    [...values, (pageNumber - 1) * pageSize, pageSize],
  );
  return { total: counted?.total ?? 0, exports };
}
