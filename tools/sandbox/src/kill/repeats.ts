import { randomUUID } from 'node:crypto';
import { personaOf } from '../seed/personas';
import { askDatabase } from './ask-database';
import { signIn } from './payer';

/** How many payments repeat at once. */
const REPEATS = 4;

/** As if they had begun so many weeks ago. A quick bank pays all of these dates before the last kill. */
const WEEKS = 1_000;

/** What these tests order repeats by the week; what the seed ordered repeats by the month and is not looked at. */
const PERIOD = 'week';

const ORDER = { accountId: 10021, amount: '0.01', currency: 'EUR', toEmail: personaOf('ana').username };

/**
 * Orders weekly payments of ben's and makes all their dates due, so that their jobs run one after the other while the bank is killed.
 * @param database its connection string
 */
export async function startRepeats(address: string, database: string): Promise<void> {
  const token = await signIn(address);
  for (let n = 0; n < REPEATS; n += 1) {
    const response = await fetch(`${address}/?p2pTransfer`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ method: 'p2pTransfer', ...ORDER, subscriptionPeriod: PERIOD }),
    });
    const answer = (await response.json()) as { status?: string };
    if (answer.status !== 'posted') throw new Error(`nothing repeats: ${JSON.stringify(answer)}`);
  }
  await askDatabase(
    database,
    `WITH earlier AS (
       UPDATE subscription SET starts_on = starts_on - 7 * $1::int, next_on = next_on - 7 * $1::int
        WHERE period = $2 RETURNING id, next_on),
     begun AS (UPDATE subscription_run r SET run_on = run_on - 7 * $1::int FROM earlier e WHERE r.subscription_id = e.id)
     UPDATE job SET payload = jsonb_set(payload, '{runOn}', to_jsonb(e.next_on::text)), due_at = due_at - $1::int * interval '7 days'
       FROM earlier e WHERE job.payload ->> 'subscriptionId' = e.id`,
    [WEEKS, PERIOD],
  );
}

/** Whether more dates are paid than those, or all that were due. */
export async function areDatesFurther(database: string, paid: number): Promise<boolean> {
  const now = await datesPaid(database);
  return now > paid || now >= REPEATS * WEEKS;
}

/** How many dates were paid so far. */
export async function datesPaid(database: string): Promise<number> {
  const [row] = await askDatabase<{ paid: number }>(
    database,
    `SELECT count(*)::int AS paid FROM subscription_run r JOIN subscription s ON s.id = r.subscription_id
      WHERE r.payment_id IS NOT NULL AND s.period = $1`,
    [PERIOD],
  );
  return row?.paid ?? 0;
}

/** Dates that were not paid exactly once with one debit, payments of no date, and subscriptions that have skipped a date (R2.7.153). */
export const wrongDates = (database: string): Promise<unknown[]> =>
  askDatabase(
    database,
    `SELECT r.subscription_id, r.run_on::text, r.failure, p.status FROM subscription_run r LEFT JOIN payment p ON p.id = r.payment_id
      WHERE p.status IS DISTINCT FROM 'posted' OR (SELECT count(*) FROM entry e WHERE e.payment_id = p.id AND e.line = 1) <> 1
     UNION ALL
     SELECT i.key, NULL, 'of no date', NULL FROM idempotency i
      WHERE i.key LIKE 'bank:subscription:%' AND NOT EXISTS (SELECT FROM subscription_run r WHERE r.payment_id = i.payment_id)
     UNION ALL
     SELECT s.id, s.next_on::text, 'skipped', s.status FROM subscription s
      WHERE s.period = $1 AND
        (s.status <> 'active' OR (s.next_on - s.starts_on) / 7 <> (SELECT count(*) FROM subscription_run r WHERE r.subscription_id = s.id))`,
    [PERIOD],
  );
