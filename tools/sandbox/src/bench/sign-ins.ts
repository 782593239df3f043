import { fileURLToPath } from 'node:url';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { withBench } from './bank';
import { runHttpLoad } from './http-load';
import type { HttpLoad, HttpLoadResult } from './http-load';
import { watched } from './held';
import type { Held } from './held';
import { PASSWORD } from './payers';
import { runSignInLoad } from './sign-in-load';
import type { SignInLoad, SignInLoadResult } from './sign-in-load';
import { measured, median } from './statistics';
import type { Measured } from './statistics';

const PAYERS = 32;
const SIGN_INS = 16;
const ROUNDS = 3;

/** The work of a worker of this bench. */
type Work = { pay: HttpLoad } | { signIn: SignInLoad };

/** One round: transfers alone, beside sign-ins of strangers, and beside sign-ins of customers. */
interface Round {
  alone: Measured;
  /** While transfers are alone. */
  held: Held;
  anonymous: Beside;
  real: Beside;
}
interface Beside {
  p2p: Measured;
  signIns: SignInLoadResult;
  held: Held;
}

function inWorker<Result>(work: Work): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: work });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function pay(load: HttpLoad): Promise<Measured> {
  const { latencies, elapsedMs } = await inWorker<HttpLoadResult>({ pay: load });
  return measured(latencies, elapsedMs);
}

/** Transfers while others log in; both loads last as long. */
async function beside(load: HttpLoad, usernames: readonly string[]): Promise<Beside> {
  const { port, seconds } = load;
  const signIn = { port, connections: SIGN_INS, usernames, password: PASSWORD, seconds };
  const [[p2p, signIns], held] = await watched(Promise.all([pay(load), inWorker<SignInLoadResult>({ signIn })]));
  return { p2p, signIns, held };
}

/** Prints one line of JSON: how transfers go beside sign-ins, as ratios to how they go alone. */
async function main(): Promise<void> {
  const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
  await withBench(PAYERS, async ({ port, payers, clients }) => {
    const load = { port, clients, seconds };
    const emails = payers.map(({ email }) => email);
    await pay({ ...load, seconds: 1 });
    const rounds: Round[] = [];
    for (let n = 0; n < ROUNDS; n++) {
      const [alone, held] = await watched(pay(load));
      rounds.push({ alone, held, anonymous: await beside(load, []), real: await beside(load, emails) });
    }
    console.log(
      JSON.stringify({
        alone: {
          perS: Math.round(median(rounds.map(({ alone }) => alone.perS))),
          p99Ms: p99(rounds, 'alone'),
          held: heldIn(rounds.map(({ held }) => held)),
        },
        anonymous: summary(rounds, 'anonymous'),
        real: summary(rounds, 'real'),
      }),
    );
  });
}

function summary(rounds: readonly Round[], whose: 'anonymous' | 'real') {
  const answered = rounds.map((round) => round[whose].signIns);
  const count = (status: string) => answered.map(({ statuses }) => statuses[status] ?? 0);
  const perS = (counts: number[]) => round2(median(counts.map((n, i) => n / ((answered[i]?.elapsedMs ?? 0) / 1000))));
  const statuses = [...new Set(answered.flatMap((one) => Object.keys(one.statuses)))].sort();
  const latencies = answered.flatMap((one) => one.latencies);
  return {
    /** Transfers a second: at least 0.5 of what they do alone; p99: at most 3 times. */
    ratio: round2(median(rounds.map((round) => round[whose].p2p.perS / round.alone.perS))),
    p99Ratio: round2(median(rounds.map((round) => round[whose].p2p.p99Ms / round.alone.p99Ms))),
    p99Ms: round2(median(rounds.map((round) => round[whose].p2p.p99Ms))),
    answersPerS: Object.fromEntries(statuses.map((status) => [status, perS(count(status))])),
    signInMs: latencies.length > 0 ? Math.round(median(latencies)) : null,
    held: heldIn(rounds.map((round) => round[whose].held)),
  };
}

/** The middle p99, and the longest delay of all rounds. */
const heldIn = (rounds: readonly Held[]): Held => ({
  p99Ms: round2(median(rounds.map(({ p99Ms }) => p99Ms))),
  maxMs: round2(Math.max(...rounds.map(({ maxMs }) => maxMs))),
});

const p99 = (rounds: readonly Round[], whose: 'alone') => round2(median(rounds.map((round) => round[whose].p99Ms)));

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

/** In a worker: does the work and posts the result. Only this module starts workers, always with a Work. */
async function answerParent(): Promise<void> {
  const work = workerData as Work;
  parentPort?.postMessage('pay' in work ? await runHttpLoad(work.pay) : await runSignInLoad(work.signIn));
}

await (isMainThread ? main() : answerParent());
