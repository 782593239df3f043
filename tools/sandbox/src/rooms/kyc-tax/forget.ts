import { LINKS } from '../../identity/standing/links';
import { forgetCertifications } from '../../identity/standing/forget-certifications';
import { offerOf } from '../../platform/brands';
import type { Tx } from '../../platform/db';
import { enqueueJob } from '../../platform/jobs/queue';
import type { CallContext } from '../../platform/handler';
import type { JobContext } from '../../platform/jobs/worker';

/** The same day some years later, in ms. */
function yearsAfter(ms: number, years: number): number {
  const day = new Date(ms);
  return day.setUTCFullYear(day.getUTCFullYear() + years);
}

/** How long documents are kept: what the brand promises through which the customer came (R0.92). */
async function endOfKeeping(tx: Tx, customerId: number): Promise<number | null> {
  const [customer] = await tx.query<{ brand: string | null; leftAt: Date | null }>(
    'SELECT brand, left_at AS "leftAt" FROM customer WHERE id = $1',
    [customerId],
  );
  if (!customer?.leftAt) return null;
  return yearsAfter(customer.leftAt.getTime(), offerOf(customer.brand).documentsKeptYears);
}

/**
 * A customer has left. Their documents, rejected ones too, are kept for the brand's years and then forgotten (R0.92).
 * @returns false when there is no such customer, or they have left before
 */
export async function customerLeaves(
  tx: Tx,
  customerId: number,
  bank: Pick<CallContext, 'clock' | 'ids'>,
): Promise<boolean> {
  const left = await tx.query('UPDATE customer SET left_at = $2 WHERE id = $1 AND left_at IS NULL RETURNING id', [
    customerId,
    new Date(bank.clock.now()),
  ]);
  const dueMs = left.length === 0 ? null : await endOfKeeping(tx, customerId);
  if (dueMs === null) return false;
  await enqueueJob(tx, bank, { kind: 'forgetDocuments', payload: { customerId: String(customerId) }, dueMs });
  return true;
}

/** Forgets the documents of a customer whose time is over, and what they certified with them; one who came back keeps all of it. */
export async function forgetDocuments(customerId: number, { tx, clock }: JobContext): Promise<void> {
  const end = await endOfKeeping(tx, customerId);
  if (end === null || end > clock.now()) return;
  await forgetCertifications(tx, customerId);
  const own = '(SELECT id FROM document WHERE customer_id = $1)';
  for (const { table } of LINKS) await tx.query(`DELETE FROM ${table} WHERE document_id IN ${own}`, [customerId]);
  await tx.query(`DELETE FROM requirement WHERE renews_id IN ${own}`, [customerId]);
  await tx.query('DELETE FROM document WHERE customer_id = $1', [customerId]);
  // Letters and lines say which papers there were, and what was wrong with them.
  for (const table of ['outbox', 'notification'])
    await tx.query(`DELETE FROM ${table} WHERE papers_of = $1`, [customerId]);
}
