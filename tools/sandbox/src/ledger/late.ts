import type { Db } from '../platform/db';
import type { AuditCheck } from './audit';

interface Rule {
  id: string;
  says: string;
  /** A query that answers one row for everything that is late. $1 is the bank's time, ten minutes ago. */
  late: string;
}

/** What is due is done within seconds; a clock that was moved, or a database that was away, takes a little longer. */
const PATIENCE_MS = 600_000;

/** What waits for a person or a date is not late: an approval, a payment ordered for another day, a recipient's choice, a bank that answers later. */
const rules: readonly Rule[] = [
  {
    id: 'held',
    says: 'no payment is held longer than ten minutes past the instant at which it should leave',
    late: `SELECT FROM payment WHERE status = 'held' AND releases_at < $1`,
  },
  {
    id: 'clearing',
    says: 'no payment is in clearing longer than ten minutes past its arrival without a job that is to come for it',
    late: `SELECT FROM payment p WHERE p.status = 'released' AND p.rail = 'clearing' AND coalesce(p.settles_at, p.released_at) < $1
        AND NOT EXISTS (SELECT FROM job j WHERE j.payload ->> 'paymentId' = p.id AND j.failed_at IS NULL AND j.due_at >= $1)`,
  },
  {
    id: 'due',
    says: 'no job is undone longer than ten minutes past the instant that it was queued for',
    late: `SELECT FROM job WHERE failed_at IS NULL AND coalesce(wanted_at, due_at) < $1`,
  },
  {
    id: 'kinds',
    says: 'no job is due of a kind that the bank does not know',
    late: `SELECT FROM job WHERE failed_at IS NULL AND due_at < $1::timestamptz + $2 * interval '1 millisecond' AND (job_rule(kind)).urgency IS NULL`,
  },
];

const STATEMENT = `SELECT ${rules.map(({ id, late }) => `(SELECT count(*)::int FROM (${late}) v) AS "${id}"`).join(',\n')}`;

/**
 * What is late by the bank's clock. It is no part of the invariants: the books can add up while a payment is stuck, and a clock that was
 * moved makes everything late until the lanes have caught up.
 */
export async function lateness(db: Pick<Db, 'query'>, nowMs: number): Promise<AuditCheck[]> {
  const [row = {}] = await db.query<Record<string, number>>(STATEMENT, [new Date(nowMs - PATIENCE_MS), PATIENCE_MS]);
  return rules.map(({ id, says }) => {
    const count = row[id] ?? -1;
    return { id, ok: count === 0, detail: count === 0 ? says : `${count} times not so: ${says}` };
  });
}
