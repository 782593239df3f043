import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Db } from '../platform/db';
import { withBench } from './bank';
import { watched } from './held';
import type { Held } from './held';
import { runHttpLoad } from './http-load';
import type { HttpLoad, HttpLoadResult } from './http-load';
import type { Payer } from './payers';
import { measured, median } from './statistics';
import type { Measured } from './statistics';
import { runUploadLoad } from './upload-load';
import type { UploadAnswers, UploadLoad } from './upload-load';

const PAYERS = 16;
const SENDERS = 4;
const ROUNDS = 3;
const LOOK_EVERY_MS = 50;
/** The argument of a process that calls the bank. */
const CALLS = 'calls';

/** The work of such a process. */
type Work = { pay: HttpLoad } | { upload: UploadLoad };
const MB = 1024 * 1024;

interface Transfers {
  p2p: Measured;
  held: Held;
  /** The most that the bank's process had in memory, its threads included. */
  rssMb: number;
}

/** Transfers beside files. */
interface Beside extends Transfers {
  answers: UploadAnswers;
}

/** Those who call are processes of their own: what they hold is not the bank's memory. */
function calling<Result>(work: Work): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [CALLS]);
    // It answers its parent's one message with one.
    child.once('message', (result) => resolve(result as Result));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`a caller ended with ${code}`)));
    child.send(work);
  });
}

async function pay(load: HttpLoad): Promise<Measured> {
  const { latencies, elapsedMs } = await calling<HttpLoadResult>({ pay: load });
  return measured(latencies, elapsedMs);
}

/** The work, and the most that the bank's process had in memory meanwhile. */
async function remembering<T>(work: Promise<T>): Promise<[T, number]> {
  let rss = 0;
  const look = setInterval(() => (rss = Math.max(rss, process.memoryUsage.rss())), LOOK_EVERY_MS);
  const result = await work;
  clearInterval(look);
  return [result, Math.round(rss / MB)];
}

async function paying(load: HttpLoad): Promise<Transfers> {
  const [[p2p, held], rssMb] = await remembering(watched(pay(load)));
  return { p2p, held, rssMb };
}

async function beside(load: HttpLoad, files: UploadLoad): Promise<Beside> {
  const [transfers, answers] = await Promise.all([paying(load), calling<UploadAnswers>({ upload: files })]);
  return { ...transfers, answers };
}

/** Lets the customers upload files of every kind. */
const permit = (db: Db, payers: readonly Payer[]) =>
  db.query(`UPDATE customer SET permissions = permissions || '{mass.p2p,mass.eft,mass.global}' WHERE id = ANY ($1)`, [
    payers.map(({ customerId }) => customerId),
  ]);

/** Prints one line of JSON: how transfers go beside files, as ratios to how they go alone. */
async function main(): Promise<void> {
  const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
  await withBench(PAYERS + SENDERS, async ({ db, port, payers, clients }) => {
    await permit(db, payers.slice(PAYERS));
    const load = { port, clients: clients.slice(0, PAYERS), seconds };
    const senders = payers
      .slice(PAYERS)
      .map(({ accountId }, n) => ({ accountId, token: clients[PAYERS + n]?.token ?? '' }));
    const files = (kind: UploadLoad['files']): UploadLoad => ({
      address: `http://127.0.0.1:${port}`,
      senders,
      files: kind,
      seconds,
    });
    await pay({ ...load, seconds: 1 });
    const before = Math.round(process.memoryUsage.rss() / MB);
    const rounds: { alone: Transfers; hostile: Beside; right: Beside }[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      const alone = await paying(load);
      rounds.push({
        alone,
        hostile: await beside(load, files('hostile')),
        right: await beside(load, files('right')),
      });
    }
    const of = (kind: 'hostile' | 'right') => ({
      p99Ratio: round2(median(rounds.map((round) => round[kind].p2p.p99Ms / round.alone.p2p.p99Ms))),
      ratio: round2(median(rounds.map((round) => round[kind].p2p.perS / round.alone.p2p.perS))),
      held: heldIn(rounds.map((round) => round[kind].held)),
      rssMb: Math.max(...rounds.map((round) => round[kind].rssMb)),
      answers: rounds.at(-1)?.[kind].answers ?? {},
    });
    console.log(
      JSON.stringify({
        before,
        alone: {
          perS: Math.round(median(rounds.map(({ alone }) => alone.p2p.perS))),
          p99Ms: round2(median(rounds.map(({ alone }) => alone.p2p.p99Ms))),
          held: heldIn(rounds.map(({ alone }) => alone.held)),
          rssMb: Math.max(...rounds.map(({ alone }) => alone.rssMb)),
        },
        hostile: of('hostile'),
        right: of('right'),
      }),
    );
  });
}

/** The middle p99, and the longest delay of all rounds. */
const heldIn = (rounds: readonly Held[]): Held => ({
  p99Ms: round2(median(rounds.map(({ p99Ms }) => p99Ms))),
  maxMs: round2(Math.max(...rounds.map(({ maxMs }) => maxMs))),
});

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

/** In a process that calls: does the work and tells its parent. Only this module starts it, always with a Work. */
function answerParent(): void {
  process.once('message', (message) => {
    const work = message as Work;
    const done: Promise<object> = 'pay' in work ? runHttpLoad(work.pay) : runUploadLoad(work.upload);
    void done.then((result) => process.send?.(result, () => process.exit(0)));
  });
}

if (process.argv[2] === CALLS) answerParent();
else await main();
