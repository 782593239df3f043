// Rules: D38, I4, I10, R2.7.153.
import { full } from '@bank/run/size';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { progressOf, startBatch, sumsOf, wrongRows } from './batch';
import { misplaced } from './misplaced';
import { createPayer } from './payer';
import { areDatesFurther, datesPaid, startRepeats, wrongDates } from './repeats';
import { databaseAddress, databasePid, startSandbox } from './sandbox-process';
import type { SandboxProcess } from './sandbox-process';

// 24 kills and starts take four minutes on a quiet machine at most.
jest.setTimeout(2_400_000);

/** What takes longer is stuck rather than slow, ms. */
const PATIENCE_MS = 300_000;

type Victim = 'sandbox' | 'database' | 'both';

/** They take turns, so that few kills strike each of them too. */
const VICTIMS: readonly Victim[] = ['sandbox', 'both', 'database'];
/** Each kill comes at another moment of the stream. */
const KILLS: readonly Victim[] = Array.from({ length: full(24, 8) }, (_, n) => VICTIMS[n % VICTIMS.length] ?? 'both');

let folder: string;
let sandbox: SandboxProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bank-kill-'));
  chmodSync(folder, 0o755);
  sandbox = await startSandbox({ dataDir: folder });
});
afterAll(async () => {
  await sandbox.terminate();
  rmSync(folder, { recursive: true });
});

test('every acknowledged transfer, date of what repeats and row of a batch is in the ledger once, whoever is killed', async () => {
  const payer = await createPayer(sandbox.address);
  await startRepeats(sandbox.address, databaseAddress(folder));
  const batch = await startBatch(sandbox.address, databaseAddress(folder));
  for (const [round, victim] of KILLS.entries()) {
    const stop = new AbortController();
    const paying = payer.payUntil(stop.signal, sandbox.address);
    const goal = payer.acknowledged() + 5 + round * 2;
    const paid = await datesPaid(databaseAddress(folder));
    const rows = (await progressOf(databaseAddress(folder), batch)).paid;
    await until(`${goal} transfers acknowledged`, () => payer.acknowledged() >= goal, 1);
    await until('another date paid', () => areDatesFurther(databaseAddress(folder), paid), 1);
    await until('another row paid', () => isFurther(batch, rows), 1);
    await strike(victim);
    stop.abort();
    await paying;
    await recover(victim);
    expect(
      await misplaced(
        databaseAddress(folder),
        payer.intents.filter((intent) => intent.trxid !== null),
      ),
    ).toEqual([]);
    await payer.settle(sandbox.address);
    expect(await misplaced(databaseAddress(folder), payer.intents)).toEqual([]);
    expect(await wrongDates(databaseAddress(folder))).toEqual([]);
    expect(await wrongRows(databaseAddress(folder), batch)).toEqual([]);
  }
  await until('the whole batch paid', async () => (await progressOf(databaseAddress(folder), batch)).isOver, 20);
  expect(await wrongRows(databaseAddress(folder), batch)).toEqual([]);
  const { held, cost, due } = await sumsOf(databaseAddress(folder), batch);
  expect({ held, cost }).toEqual({ held: '0', cost: due });
  expect(payer.acknowledged()).toBe(payer.intents.length);
  const audit = (await (await fetch(`${sandbox.address}/sandbox/audit`)).json()) as { ok: boolean };
  expect(audit).toMatchObject({ ok: true });
});

/** Whether more rows are paid than those, or none is left. */
async function isFurther(batch: string, rows: number): Promise<boolean> {
  const { paid, isOver } = await progressOf(databaseAddress(folder), batch);
  return isOver || paid > rows;
}

/** Polls every `everyMs` until the condition holds. @throws naming the condition when time runs out */
async function until(what: string, isSo: () => boolean | Promise<boolean>, everyMs: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`not within ${PATIENCE_MS} ms: ${what}`);
    await sleep(everyMs);
  }
}

/** SIGKILL: neither process gets to say goodbye. The sandbox goes first, or it might start another server. */
async function strike(victim: Victim): Promise<void> {
  const ended = victim === 'database' ? undefined : sandbox.kill();
  if (victim !== 'sandbox') process.kill(databasePid(folder), 'SIGKILL');
  await ended;
}

/** A killed sandbox is started again on its directory; a living one must come back by itself. */
async function recover(victim: Victim): Promise<void> {
  if (victim !== 'database') {
    const server = databasePid(folder);
    sandbox = await startSandbox({ dataDir: folder });
    // A server that lived on is taken over, not restarted.
    expect(databasePid(folder) === server).toBe(victim === 'sandbox');
    return;
  }
  await until('the sandbox healthy again', isHealthy, 20);
  expect(sandbox.hasEnded()).toBe(false);
}

async function isHealthy(): Promise<boolean> {
  try {
    return (await fetch(`${sandbox.address}/healthz`)).status === 200;
  } catch {
    return false;
  }
}
