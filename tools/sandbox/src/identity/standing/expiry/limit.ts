import type { Tx } from '../../../platform/db';
import type { BankEvent } from '../../../platform/events';
import type { CallContext } from '../../../platform/handler';
import type { JobContext } from '../../../platform/jobs/worker';
import { accessHints } from '../access-hints';
import { requirementsOf } from '../requirements';
import type { Requirement } from '../requirements';
import { tellLifted } from './notices';
import { placesOf, placesWith } from './places';

/** R2.3.6. */
const EXPIRED_DOCUMENTS = 1;

/**
 * Limits an account because a document has ended and no new one came (R0.91). All such documents of a customer stand under one reason, each
 * as a requirement that names the document that it renews.
 * @returns false when the account is limited for this document already
 */
export async function limitFor(
  { id, customerId, categoryId }: { id: string; customerId: number; categoryId: number },
  { tx, clock, publish }: JobContext,
): Promise<boolean> {
  const known = await tx.query('SELECT FROM requirement WHERE customer_id = $1 AND renews_id = $2', [customerId, id]);
  if (known.length > 0) return false;
  await tx.query(
    `WITH own AS (
       SELECT l.id FROM limit_reason l
        WHERE l.customer_id = $1 AND EXISTS (SELECT FROM requirement r WHERE r.limit_reason_id = l.id AND r.renews_id IS NOT NULL)
     ), added AS (
       INSERT INTO limit_reason (customer_id, action_type_id, limited_at)
       SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT FROM own) RETURNING id
     )
     INSERT INTO requirement (customer_id, category_id, limit_reason_id, renews_id)
     SELECT $1, $4, id, $5 FROM (SELECT id FROM own UNION ALL SELECT id FROM added) reason LIMIT 1`,
    [customerId, EXPIRED_DOCUMENTS, new Date(clock.now()), categoryId, id],
  );
  await tx.query('UPDATE customer SET limited = true WHERE id = $1', [customerId]);
  publish([{ customerId, event: 'documentsChanged', subject: id }, ...(await accessHints(tx, customerId))]);
  return true;
}

const isRenewal = (one: Requirement): one is Requirement & { renewsId: string } => one.renewsId !== null;

/**
 * Lifts what the bank limited by itself, as far as new documents are in order now (R0.91). Call it in the transaction that accepted one.
 * Limits that the back office set stay: people look at those.
 * @returns the hints to publish after the commit
 */
export async function liftRenewed(
  tx: Tx,
  customerId: number,
  bank: Pick<CallContext, 'clock' | 'outbox'>,
): Promise<BankEvent[]> {
  const now = bank.clock.now();
  const renewing = (await requirementsOf(tx, customerId, now)).filter(isRenewal);
  if (renewing.length === 0) return [];
  const places = await placesOf(tx, customerId, now);
  const met = renewing.filter((one) => {
    const sentFor = placesWith(places, one.renewsId);
    // An administrator may have taken the ended document away from everything; then what was sent for the limit itself counts.
    return (sentFor.length > 0 ? sentFor : [one]).every(
      ({ status }) => status === 'validated' || status === 'expiredSoon',
    );
  });
  if (met.length === 0) return [];
  await dropRequirements(tx, met);
  if (met.length < renewing.length) return [];
  await tx.query('DELETE FROM limit_reason WHERE id = ANY ($1)', [met.map(({ reasonId }) => reasonId)]);
  const lifted = await tx.query(
    `UPDATE customer SET limited = false
      WHERE id = $1 AND limited AND NOT EXISTS (SELECT FROM limit_reason WHERE customer_id = $1) RETURNING id`,
    [customerId],
  );
  if (lifted.length === 0) return [];
  return [...(await tellLifted(tx, customerId, bank)), ...(await accessHints(tx, customerId))];
}

/** What was sent for the limit itself answers the bank's question of the same category from now on. */
async function dropRequirements(tx: Tx, met: readonly Requirement[]): Promise<void> {
  const ids = met.map(({ id }) => id);
  await tx.query(
    `INSERT INTO requirement_document (requirement_id, document_id)
     SELECT q.id, d.document_id FROM requirement_document d
       JOIN requirement r ON r.id = d.requirement_id
       JOIN requirement q ON q.customer_id = r.customer_id AND q.category_id = r.category_id AND q.limit_reason_id IS NULL
      WHERE r.id = ANY ($1) ON CONFLICT DO NOTHING`,
    [ids],
  );
  await tx.query('DELETE FROM requirement_document WHERE requirement_id = ANY ($1)', [ids]);
  await tx.query('DELETE FROM requirement WHERE id = ANY ($1)', [ids]);
}
