import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../platform/db';
import { withBench } from './bank';
import type { BenchBank } from './bank';
import type { Payer } from './payers';

/** The first customer pays the batch. The next pay each other one by one, and the last are paid by the batch: its pieces lock their accounts. */
const ONE_BY_ONE = 16;
const PAYEES = 16;
const FIRST_PAYEE = 1 + ONE_BY_ONE;
const ROWS = 6_000;
/** Single payments, and the time between two of them. */
const SINGLES = 240;
const EVERY_MS = 50;
/** The batch is ordered so long after the first single payment: a little before the first is released, ten seconds after its order. */
const BATCH_AFTER_MS = 9_500;
const LOOK_EVERY_MS = 10;

/** How late payments left, after the ten seconds in which they could be undone. */
interface Lateness {
  payments: number;
  p99Ms: number;
  maxMs: number;
}

interface Released {
  dueMs: number;
  lateMs: number;
}

type Call = (method: string, body: object | FormData) => Promise<Record<string, unknown>>;

const callOf =
  ({ port, clients }: BenchBank, who: number): Call =>
  async (method, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`http://127.0.0.1:${port}/?${method}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${clients[who]?.token ?? ''}`,
        'idempotency-key': randomUUID(),
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const said = (await answer.json()) as Record<string, unknown>;
    if (said['responseCode'] !== '00') throw new Error(`${method}: ${JSON.stringify(said)}`);
    return said;
  };

/** Orders single payments one after the other, each of which leaves ten seconds later. @returns their ids */
async function payOneByOne(bank: BenchBank): Promise<string[]> {
  const orders: Promise<string>[] = [];
  for (let n = 0; n < SINGLES; n += 1) {
    const who = 1 + (n % ONE_BY_ONE);
    const { accountId } = bank.payers[who] as Payer;
    const { email: toEmail } = bank.payers[1 + ((n + 1) % ONE_BY_ONE)] as Payer;
    const order = { accountId, amount: '1.00', currency: 'EUR', toEmail, note: 'Bench' };
    orders.push(callOf(bank, who)('p2pTransfer', order).then(({ trxid }) => String(trxid)));
    await pause(EVERY_MS);
  }
  return Promise.all(orders);
}

/** Looks until every held payment has left: as a customer sees it, so that the commit counts. */
async function watchReleases(db: Db, ordered: Promise<string[]>): Promise<Released[]> {
  const from = new Date();
  const seen = new Map<string, Released>();
  let count = Infinity;
  void ordered.then(({ length }) => (count = length));
  while (seen.size < count) {
    const left = await db.query<{ id: string; dueMs: string }>(
      `SELECT id, extract(epoch FROM releases_at) * 1000 AS "dueMs" FROM payment
        WHERE status = 'posted' AND at >= $2 AND releases_at IS NOT NULL AND NOT id = ANY ($1)`,
      [[...seen.keys()], from],
    );
    const now = Date.now();
    for (const { id, dueMs } of left) seen.set(id, { dueMs: Number(dueMs), lateMs: now - Number(dueMs) });
    await pause(LOOK_EVERY_MS);
  }
  return [...seen.values()];
}

/** Uploads a file of rows. @returns the id of its batch, which is checked and not ordered */
async function checkBatch(bank: BenchBank): Promise<unknown> {
  const { accountId } = bank.payers[0] as Payer;
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const { email } = bank.payers[FIRST_PAYEE + (n % PAYEES)] as Payer;
    return `${n + 1},${email},0.01,EUR,Bench`;
  });
  const form = new FormData();
  form.append('data', JSON.stringify({ method: 'massTransferByFile', accountId, name: 'Salaries' }));
  form.append(
    'file',
    new File([['n,email,amount,currency,note', ...rows].join('\r\n')], 'a.csv', { type: 'text/csv' }),
  );
  return (await callOf(bank, 0)('massTransferByFile', form))['batchId'];
}

/** Orders a batch and waits until its last row is paid. @returns when it began and ended */
async function payBatch(bank: BenchBank, batchId: unknown): Promise<{ fromMs: number; toMs: number }> {
  await pause(BATCH_AFTER_MS);
  const fromMs = Date.now();
  const { trxid } = await callOf(bank, 0)('massTransfer', { batchId });
  const isOver = async () =>
    (await bank.db.query(`SELECT FROM payment WHERE id = $1 AND status = 'posted'`, [trxid])).length > 0;
  while (!(await isOver())) await pause(LOOK_EVERY_MS);
  return { fromMs, toMs: Date.now() };
}

function latenessOf(released: readonly Released[]): Lateness {
  const late = released.map(({ lateMs }) => lateMs).sort((a, b) => a - b);
  const p99Ms = late[Math.ceil(late.length * 0.99) - 1] ?? Number.NaN;
  return { payments: late.length, p99Ms: Math.round(p99Ms), maxMs: Math.round(late.at(-1) ?? Number.NaN) };
}

/** Prints one line of JSON: how late single payments leave alone, and while the rows of a batch are paid. */
async function main(): Promise<void> {
  await withBench(FIRST_PAYEE + PAYEES, async (bank) => {
    const ids = bank.payers.map(({ customerId }) => customerId);
    await bank.db.query('UPDATE customer SET can_undo_payments = true WHERE id = ANY ($1)', [
      ids.slice(1, FIRST_PAYEE),
    ]);
    await bank.db.query(`UPDATE customer SET permissions = permissions || '{mass.p2p}' WHERE id = $1`, [ids[0]]);
    const alone = await watchReleases(bank.db, payOneByOne(bank));
    const batchId = await checkBatch(bank);
    const [{ fromMs, toMs }, released] = await Promise.all([
      payBatch(bank, batchId),
      watchReleases(bank.db, payOneByOne(bank)),
    ]);
    const beside = released.filter(({ dueMs }) => dueMs >= fromMs && dueMs <= toMs);
    console.log(
      JSON.stringify({ alone: latenessOf(alone), beside: latenessOf(beside), rows: ROWS, batchMs: toMs - fromMs }),
    );
  });
}

await main();
