import { forgetApplication } from '../../identity/people/forget-application';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { enqueueJob } from '../../platform/jobs/queue';
import type { NewJob } from '../../platform/jobs/queue';
import type { JobContext } from '../../platform/jobs/worker';

/** How long the answer to an application is kept under its key (R3.3.24). It names the address, and goes with the application. */
const KEPT_MS = 30 * 86_400_000;
/** The answer is written after the job, at the end of the same transaction: a minute later its time is over, too. */
const FORGOTTEN_MS = KEPT_MS + 60_000;

const jobOf = (customerId: number, dueMs: number): NewJob => ({
  kind: 'forgetApplication',
  payload: { customerId: String(customerId) },
  dueMs,
});

/** Queues that the bank forgets a new application unless its applicant opens it (R0.193). */
export const forgetLater = (tx: Tx, customerId: number, bank: Pick<CallContext, 'clock' | 'ids'>): Promise<void> =>
  enqueueJob(tx, bank, jobOf(customerId, bank.clock.now() + FORGOTTEN_MS));

/**
 * Forgets an application that nobody has opened. While a link of it works, or a company's invitation waits for the applicant's answer, it
 * can still be opened: then the bank looks again when that is over.
 */
export async function forgetUnopened(customerId: number, context: JobContext): Promise<void> {
  const { tx, clock } = context;
  const now = clock.now();
  // Of everybody: the next application would delete them, and there may be none.
  await tx.query('DELETE FROM application WHERE created_at <= $1', [new Date(now - KEPT_MS)]);
  // Who opens it, or asks for another link, was first or finds nothing.
  await tx.query('SELECT FROM app_user WHERE customer_id = $1 FOR UPDATE', [customerId]);
  const [found] = await tx.query<{ isOpened: boolean; openUntil: Date | null }>(
    `SELECT coalesce(bool_or(u.activated_at IS NOT NULL), true) AS "isOpened",
            greatest(max(l.expires_at), max(o.expires_at)) AS "openUntil"
       FROM app_user u
       LEFT JOIN activation_link l ON l.user_id = u.id
       LEFT JOIN access_offer o ON o.user_id = u.id
      WHERE u.customer_id = $1`,
    [customerId],
  );
  if (!found || found.isOpened) return;
  const openMs = found.openUntil?.getTime() ?? now;
  if (openMs > now) await enqueueJob(tx, context, jobOf(customerId, openMs));
  else await forgetApplication(tx, customerId, new Date(now));
}
