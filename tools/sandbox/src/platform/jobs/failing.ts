import type { Tx } from '../db';
import type { Payload } from './kinds';

/** A job whose last try ended in an error. */
export interface FailingJob {
  id: string;
  kind: string;
  payload: Payload;
  failures: number;
  lastError: string | null;
  /** When it is tried next, by the bank's clock; null for one that was given up. */
  nextTryAt: Date | null;
}

/** What the bank could not do so far, the most stubborn first. */
export const failingJobs = (tx: Tx): Promise<FailingJob[]> =>
  tx.query(
    `SELECT id, kind, payload, failures, last_error AS "lastError", CASE WHEN failed_at IS NULL THEN due_at END AS "nextTryAt"
     FROM job WHERE failures > 0 ORDER BY failures DESC, seq LIMIT 100`,
  );

/** Makes a failing job due, one that was given up included. @returns false when no such job fails */
export async function tryNow(tx: Tx, id: string, now: Date): Promise<boolean> {
  const due = await tx.query(
    'UPDATE job SET due_at = $2, failed_at = NULL WHERE id = $1 AND failures > 0 RETURNING id',
    [id, now],
  );
  return due.length > 0;
}
