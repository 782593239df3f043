// Rules: R0.64, D38, I4.
import { full, inFull } from '@bank/run/size';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processBirth } from '../platform/pg/alive';
import { misplaced } from './misplaced';
import { createPayer } from './payer';
import type { Payer } from './payer';
import { databaseAddress, databasePid, startSandbox } from './sandbox-process';
import type { SandboxProcess } from './sandbox-process';

/** How often each process is killed. */
const ROUNDS = full(10);
/** A round takes half a minute on a quiet machine at most. */
jest.setTimeout(600_000 * ROUNDS);

/** What takes longer is stuck rather than slow, ms. */
const PATIENCE_MS = 300_000;
/** Transfers that are acknowledged before each kill. */
const PAID_BEFORE = 5;

/** Every process there is beside the bank itself, by the words of its command line. The last is the backend that serves a transfer just then. */
const VICTIMS = {
  'the database server': () => databasePid(folder),
  'its checkpointer': () => childOfServer('checkpointer'),
  'its background writer': () => childOfServer('background writer'),
  'its log writer': () => childOfServer('walwriter'),
  'its housekeeper': () => childOfServer('autovacuum launcher'),
  'a connection': () => childOfServer('bank postgres'),
  'the keeper': () => keepersOf(databasePid(folder))[0] ?? 0,
} as const;
const ALL = Object.keys(VICTIMS) as (keyof typeof VICTIMS)[];
/** A child of the server that dies by a signal makes it start all others anew, whichever it was: in the gate the one that serves a transfer stands for them. */
const NAMES = inFull(ALL, ['the database server', 'a connection', 'the keeper']);

let folder: string;
let sandbox: SandboxProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bank-each-'));
  chmodSync(folder, 0o755);
  sandbox = await start();
});
afterAll(async () => {
  await sandbox.terminate();
  rmSync(folder, { recursive: true });
});

const start = () => startSandbox({ dataDir: folder, env: { BANK_SERVER_IDLE_S: '2' } });

test('whatever is killed under load comes back by itself, loses nothing and leaves nothing behind', async () => {
  const payer = await createPayer(sandbox.address);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of NAMES) {
      await whilePaying(payer, () => process.kill(VICTIMS[name](), 'SIGKILL'));
      expect([name, sandbox.hasEnded()]).toEqual([name, false]);
      // The killed keeper has a successor, which the bank needs when it is killed itself.
      await until('one keeper', () => keepersOf(databasePid(folder)).length === 1);
    }
    const server = databasePid(folder);
    await whilePaying(payer, () => sandbox.kill(), { comesBack: false });
    await until('nothing left behind', () => processBirth(server) === null && keepersOf(server).length === 0);
    sandbox = await start();
    await settled(payer);
  }
  // While its database is away the bank says so, and nothing else.
  expect([...payer.statuses].sort()).toEqual([200, 503]);
});

/** Kills in the middle of a stream of transfers, and waits until the bank takes transfers again. */
async function whilePaying(payer: Payer, kill: () => unknown, { comesBack = true } = {}): Promise<void> {
  const stop = new AbortController();
  const paying = payer.payUntil(stop.signal, sandbox.address);
  await paid(payer);
  await kill();
  if (comesBack) await paid(payer);
  stop.abort();
  await paying;
  if (comesBack) await settled(payer);
}

async function paid(payer: Payer): Promise<void> {
  const goal = payer.acknowledged() + PAID_BEFORE;
  await until(`${goal} transfers acknowledged`, () => payer.acknowledged() >= goal);
}

/** Every intent is in the ledger once, those whose answer was lost after they were sent again. */
async function settled(payer: Payer): Promise<void> {
  await until('every intent settled', () =>
    payer.settle(sandbox.address).then(
      () => true,
      () => false,
    ),
  );
  expect(await misplaced(databaseAddress(folder), payer.intents)).toEqual([]);
}

/** @throws naming the condition when time runs out */
async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`not within ${PATIENCE_MS} ms: ${what}`);
    await sleep(10);
  }
}

interface Running {
  pid: number;
  parent: number;
  args: string;
}

const processes = (): Running[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^ *(\d+) +(\d+) (.*)$/.exec(line))
    .flatMap((found) => (found ? [{ pid: Number(found[1]), parent: Number(found[2]), args: found[3] ?? '' }] : []));

/** @throws when there is none: a kill of nothing would prove nothing */
function childOfServer(words: string): number {
  const server = databasePid(folder);
  const found = processes().find(({ parent, args }) => parent === server && args.includes(words));
  if (!found) throw new Error(`the server has no ${words}`);
  return found.pid;
}

/** Dead ones, which nobody has waited for yet, have no command line. */
const keepersOf = (server: number): number[] =>
  processes()
    .filter(({ args }) => args.endsWith(`keeper.mjs ${server}`))
    .map(({ pid }) => pid);
