import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { personaOf } from '../seed/personas';
import { askDatabase } from './ask-database';
import { signIn } from './payer';

/** They last for more than ten kills. */
const ROWS = 600;

/** A hundred row numbers are one job. So far apart, each row is a job of its own, and each kill strikes between rows. */
const APART = 100;

/** A bank that has not queued the rows after so long is stuck rather than slow, ms. */
const PATIENCE_MS = 60_000;

const FILE = [
  'n,email,amount,currency,note',
  ...Array.from({ length: ROWS }, (_, row) => `${(row + 1) * APART},${personaOf('ana').username},0.01,EUR,`),
].join('\r\n');

/**
 * Orders a mass payment of ben's. Its rows take turns with the dates of what repeats, whose jobs are long overdue and would go before.
 * @param database its connection string
 * @returns the id of its payment
 */
export async function startBatch(address: string, database: string): Promise<string> {
  await askDatabase(
    database,
    `UPDATE customer SET permissions = array_append(permissions, 'mass.p2p')
      WHERE id = (SELECT customer_id FROM account WHERE id = 10021)`,
  );
  const token = await signIn(address);
  const send = async (method: string, body: string | FormData, headers: Record<string, string>) => {
    const authorization = `Bearer ${token}`;
    const response = await fetch(`${address}/?${method}`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body,
    });
    return (await response.json()) as { batchId?: string; trxid?: string };
  };
  const form = new FormData();
  form.append('data', JSON.stringify({ method: 'massTransferByFile', accountId: 10021, name: 'Salaries' }));
  form.append('file', new File([FILE], 'payments.csv', { type: 'text/csv' }));
  const { batchId } = await send('massTransferByFile', form, {});
  const { trxid } = await send('massTransfer', JSON.stringify({ method: 'massTransfer', batchId }), {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  });
  if (trxid === undefined) throw new Error(`batch ${batchId} was not ordered`);
  await spreadRows(database, trxid);
  return trxid;
}

/** Makes four rows due in a week, into which four dates fall too. Waits for the bank, which queues the rows by a job of their own. */
async function spreadRows(database: string, trxid: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const spread = await askDatabase(
      database,
      `UPDATE job SET due_at = f.first_at + (payload ->> 'piece')::int * interval '42 hours'
         FROM (SELECT min(due_at) AS first_at FROM job WHERE payload ? 'subscriptionId') f
        WHERE kind = 'payMassRows' AND payload ->> 'paymentId' = $1 RETURNING id`,
      [trxid],
    );
    if (spread.length > 0) return;
    if (Date.now() > deadline) throw new Error(`the rows of batch ${trxid} were not queued`);
    await sleep(20);
  }
}

/** How far a batch is. */
export async function progressOf(database: string, trxid: string): Promise<{ paid: number; isOver: boolean }> {
  const [row] = await askDatabase<{ paid: number; isOver: boolean }>(
    database,
    `SELECT count(*) FILTER (WHERE r.state = 'paid')::int AS paid, p.status = 'posted' AS "isOver"
       FROM payment p JOIN mass_row r ON r.batch_id = p.details ->> 'batchId' WHERE p.id = $1 GROUP BY p.status`,
    [trxid],
  );
  if (!row) throw new Error(`batch ${trxid} is gone`);
  return row;
}

/** The rows that are neither waiting without a payment nor paid by exactly one with one debit (I10). */
export const wrongRows = (database: string, trxid: string): Promise<unknown[]> =>
  askDatabase(
    database,
    `SELECT r.n, r.state, paid.status, paid.debits FROM payment b JOIN mass_row r ON r.batch_id = b.details ->> 'batchId'
       LEFT JOIN LATERAL (SELECT p.status, p.debit, (SELECT count(*)::int FROM entry e WHERE e.payment_id = p.id AND e.line = 1) AS debits
         FROM payment p WHERE p.id = b.id || '-' || r.n) paid ON true
      WHERE b.id = $1 AND NOT CASE r.state WHEN 'ready' THEN paid.status IS NULL
        WHEN 'paid' THEN coalesce(paid.status = 'posted' AND paid.debits = 1 AND paid.debit = r.debit, false) ELSE false END`,
    [trxid],
  );

/** What is still held for a batch, and what its rows have cost beside what it was to cost, in euros. */
export async function sumsOf(database: string, trxid: string): Promise<{ held: string; cost: string; due: string }> {
  const [row] = await askDatabase<{ held: string; cost: string; due: string }>(
    database,
    `SELECT (SELECT coalesce(sum(t.debit + t.fee), 0)::text FROM transfer t
              WHERE t.payment_id = b.id AND t.step = 'release' AND t.status = 'pending') AS held,
       (SELECT trim_scale(sum(p.debit + p.fee))::text FROM mass_row r JOIN payment p ON p.id = b.id || '-' || r.n
         WHERE r.batch_id = b.details ->> 'batchId') AS cost,
       trim_scale(b.debit + b.fee)::text AS due
       FROM payment b WHERE b.id = $1`,
    [trxid],
  );
  if (!row) throw new Error(`batch ${trxid} is gone`);
  return row;
}
