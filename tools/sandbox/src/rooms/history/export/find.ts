import type { Tx } from '../../../platform/db';
import type { CallContext } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import type { HistoryFilter } from '../filters';

/** The owner of an export: the user who requested it, while they act for the same customer. */
export function ownerOf(context: CallContext): [userId: number, customerId: number] {
  const { userId, customerId } = callerOf(context);
  return [userId, customerId];
}

/** The `exportCsv` of an answer: the newest running or stored export of exactly this list. */
export async function findExport(filter: HistoryFilter, context: CallContext): Promise<string | null> {
  const [found] = await context.db.prepared<{ id: string }>(
    'find-export',
    `SELECT id FROM history_export
      WHERE user_id = $1 AND customer_id = $2 AND filter = $3::jsonb AND status IN ('waiting', 'running', 'ready')
        AND (expires_at IS NULL OR expires_at > $4)
      ORDER BY seq DESC LIMIT 1`,
    [...ownerOf(context), JSON.stringify(filter), new Date(context.clock.now())],
  );
  return found?.id ?? null;
}

/** An export as its owner may see it. */
export interface OwnExport {
  id: string;
  status: 'waiting' | 'running' | 'ready' | 'failed' | 'expired';
  rows: number;
  rowsDone: number;
  bytes: number | null;
  fileName: string;
  createdAt: Date;
  expiresAt: Date | null;
}

/** @param lock keeps it as it is until the transaction ends. @returns undefined for another's as for one that never was */
export async function ownExport(
  tx: Tx,
  context: CallContext,
  exportId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<OwnExport | undefined> {
  const [found] = await tx.query<OwnExport>(
    `SELECT id, rows, rows_done AS "rowsDone", bytes, file_name AS "fileName", created_at AS "createdAt",
            expires_at AS "expiresAt", CASE WHEN expires_at <= $4 THEN 'expired' ELSE status END AS status
       FROM history_export WHERE user_id = $1 AND customer_id = $2 AND id = $3 ${lock ? 'FOR UPDATE' : ''}`,
    [...ownerOf(context), exportId, new Date(context.clock.now())],
  );
  return found;
}
