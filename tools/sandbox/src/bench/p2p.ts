import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Worker, isMainThread } from 'node:worker_threads';
import type { Db } from '../platform/db';
import { randomIds } from '../platform/ids';
import { CREATE } from '../rooms/transfers/p2p';
import { withBench } from './bank';
import { answerParent } from './http-load';
import type { HttpLoad, HttpLoadResult } from './http-load';
import type { Payer } from './payers';
import { measured, median } from './statistics';
import type { Measured } from './statistics';

/** As many at once as a busy hour has; the pool has fewer connections, so some wait, as they would. */
const CLIENTS = 32;
const ROUNDS = 3;

/** The ledger transaction alone: the same statement through the same pool, without HTTP, sign-in and parsing. */
async function bare(db: Db, payers: readonly Payer[], seconds: number): Promise<Measured> {
  const ids = randomIds(Date.now);
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    payers.map(async ({ userId, customerId, accountId, toEmail }) => {
      const run = randomBytes(8).toString('hex');
      for (let n = 0; performance.now() < until; n++) {
        const from = performance.now();
        const now = new Date().toISOString();
        const values = [
          userId,
          customerId,
          2,
          `${run}-${n}`,
          'hash',
          ids.next(),
          now,
          600,
          accountId,
          '1.00',
          'EUR',
          toEmail,
          'Bench',
          null,
          null,
          null,
          null,
          null,
          false,
          null,
          null,
          null,
          null,
        ];
        const [row] = await db.prepared<{ outcome: { done?: unknown } }>('p2p-create', CREATE, values);
        if (!row?.outcome.done) throw new Error(`the ledger answered ${JSON.stringify(row)}`);
        latencies.push(performance.now() - from);
      }
    }),
  );
  return measured(latencies, performance.now() - started);
}

function http(load: HttpLoad): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: load });
    worker.once('message', ({ latencies, elapsedMs }: HttpLoadResult) => resolve(measured(latencies, elapsedMs)));
    worker.once('error', reject);
  });
}

/**
 * P2P over HTTP beside the bare ledger transaction, on a durable server of its own, in turns so that the machine's moods
 * meet both. Prints one line of JSON; fails when the ledger does not pass its audit afterwards.
 */
async function main(): Promise<void> {
  const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);
  await withBench(CLIENTS, async ({ db, port, payers, clients }) => {
    const load = { port, clients };
    await bare(db, payers, 1);
    await http({ ...load, seconds: 1 });
    const rounds: { bare: Measured; http: Measured }[] = [];
    for (let n = 0; n < ROUNDS; n++)
      rounds.push({ bare: await bare(db, payers, seconds), http: await http({ ...load, seconds }) });
    console.log(JSON.stringify(summary(rounds)));
  });
}

function summary(rounds: readonly { bare: Measured; http: Measured }[]) {
  const of = (side: 'bare' | 'http', field: keyof Measured) => median(rounds.map((round) => round[side][field]));
  return {
    bare: { perS: Math.round(of('bare', 'perS')), p99Ms: round2(of('bare', 'p99Ms')) },
    http: { perS: Math.round(of('http', 'perS')), p99Ms: round2(of('http', 'p99Ms')) },
    /** Median of the ratios of the rounds: throughput (at least 0.5 is wanted) and p99 (at most 2). */
    ratio: round2(median(rounds.map((round) => round.http.perS / round.bare.perS))),
    p99Ratio: round2(median(rounds.map((round) => round.http.p99Ms / round.bare.p99Ms))),
  };
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

await (isMainThread ? main() : answerParent());
