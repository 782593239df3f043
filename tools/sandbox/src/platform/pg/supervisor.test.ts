// Rules: D38.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { processBirth } from './alive';
import { openCluster } from './cluster';
import { dataFolder, homeOf } from './home';
import { LOCKS } from './migrate';
import { testPool } from './test-database';
import { startDatabase } from './supervisor';
import type { Database } from './supervisor';

const root = process.getuid?.() === 0;
let folder: string;
let running: Database[];
let lost: Error[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bank-supervisor-'));
  chmodSync(folder, 0o755);
  running = [];
  lost = [];
});
afterEach(async () => {
  for (const database of running) await database.stop();
  rmSync(folder, { recursive: true });
});

async function start(dataDir = join(folder, 'data')): Promise<Database> {
  const onLost = (error: Error) => lost.push(error);
  const database = await startDatabase({ dataDir, onLost });
  running.push(database);
  return database;
}

async function ask(database: Database, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    return Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

/** Connects. @returns the server's process behind the connection, which a test will kill */
async function backend(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}

/** Numbers of the processes that keep a server. */
const keepersOf = (server: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.endsWith(`keeper.mjs ${server}`))
    .map((line) => Number(line.trim().split(' ')[0]));

const until = async (true_: () => boolean) => {
  while (!true_()) await sleep(10);
};

test('starts on a new directory, keeps what is committed, and stops without a trace', async () => {
  const first = await start();
  await ask(first, 'CREATE TABLE kept AS SELECT 7 AS n');
  expect(await ask(first, "SELECT current_setting('fsync') || current_setting('synchronous_commit')")).toBe('onon');
  await first.stop();
  expect(processBirth(first.pid())).toBeNull();
  const second = await start();
  expect(await ask(second, 'SELECT n FROM kept')).toBe(7);
});

test('listens on the loopback interface only, and not without the password', async () => {
  const database = await start();
  expect(await ask(database, 'SHOW listen_addresses')).toBe('127.0.0.1');
  const open = Object.assign(new URL(database.connectionString), { password: 'guess' }).toString();
  await expect(new pg.Client({ connectionString: open }).connect()).rejects.toThrow('password authentication failed');
});

test('takes over the server that a killed sandbox left running', async () => {
  const data = dataFolder(join(folder, 'data'));
  const left = await openCluster(homeOf(data), { durable: true });
  const orphan = await left.ensureRunning();
  const database = await start();
  expect(database.pid()).toBe(orphan.pid);
  expect(await ask(database, 'SELECT 1')).toBe(1);
});

test('starts a server that died again, and a pool over it goes on', async () => {
  const database = await start();
  const pool = testPool(database.connectionString);
  await pool.query('CREATE TABLE kept AS SELECT 7 AS n');
  const dead = database.pid();
  process.kill(dead, 'SIGKILL');
  await until(() => database.pid() !== dead);
  expect((await pool.query('SELECT n FROM kept')).rows).toEqual([{ n: 7 }]);
  await pool.end();
});

test('a process of the server that dies leaves a bank that waits for the recovery, however long', async () => {
  const database = await start();
  const pool = testPool(database.connectionString);
  const [held, dying] = [await backend(database.connectionString), await backend(database.connectionString)];
  // It cannot end when it is told to, so that the server gives it five seconds before it recovers.
  process.kill(held, 'SIGSTOP');
  process.kill(dying, 'SIGKILL');
  const answers = () =>
    pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
  while (await answers()) await sleep(10);
  while (!(await answers())) await sleep(50);
  const owners = () =>
    pool.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = $1", [LOCKS.owner]);
  while ((await owners()).rowCount === 0 && lost.length === 0) await sleep(50);
  expect(lost).toEqual([]);
  // Its owner is back, too: a second sandbox is refused by the database alone.
  rmSync(join(folder, 'data', 'sandbox.lock'));
  await expect(start()).rejects.toThrow(/is in use by another sandbox/);
  expect(lost).toEqual([]);
  await pool.end();
});

test('a killed keeper is followed by another, also beside a server that was taken over', async () => {
  const left = await openCluster(homeOf(dataFolder(join(folder, 'data'))), { durable: true });
  const { pid } = await left.ensureRunning();
  const database = await start();
  expect(database.pid()).toBe(pid);
  for (let life = 0; life < 2; life += 1) {
    await until(() => keepersOf(pid).length === 1);
    const [killed = 0] = keepersOf(pid);
    process.kill(killed, 'SIGKILL');
    await until(() => keepersOf(pid).some((keeper) => keeper !== killed));
  }
});

test('a server that nobody uses ends, also after one of its processes died', async () => {
  process.env['BANK_SERVER_IDLE_S'] = '1';
  const left = await openCluster(homeOf(dataFolder(join(folder, 'data'))), { durable: true });
  const { pid } = await left.ensureRunning();
  delete process.env['BANK_SERVER_IDLE_S'];
  process.kill(await backend(left.connectionString('postgres')), 'SIGKILL');
  await until(() => processBirth(pid) === null && keepersOf(pid).length === 0);
});

test('a second sandbox is refused in one sentence, also while the server of the first is down', async () => {
  const database = await start();
  await expect(start()).rejects.toThrow(/is in use by another sandbox \(process \d+\): stop it, or choose another/);
  process.kill(database.pid(), 'SIGKILL');
  await expect(start()).rejects.toThrow(/is in use by another sandbox/);
});

test('a server that is killed while it is asked to stop has stopped', async () => {
  const database = await start();
  // It stands still, so that it is there to be asked and not there to answer.
  process.kill(database.pid(), 'SIGSTOP');
  const stopping = database.stop();
  await until(() =>
    execFileSync('ps', ['-A', '-o', 'args'], { encoding: 'utf8' }).includes(`pg_ctl stop -D ${folder}`),
  );
  process.kill(database.pid(), 'SIGKILL');
  await stopping;
  expect(await ask(await start(), 'SELECT 1')).toBe(1);
});

test('a second sandbox is refused by the database when the lock file is gone', async () => {
  await start();
  rmSync(join(folder, 'data', 'sandbox.lock'));
  await expect(start()).rejects.toThrow(/is in use by another sandbox/);
});

test('a pid file that names somebody else’s process is no server', async () => {
  await (await start()).stop();
  const pidFile = join(folder, 'data', 'postgres', 'postmaster.pid');
  writeFileSync(pidFile, `${process.ppid}\n${join(folder, 'data', 'postgres')}\n1\n5432\n\n127.0.0.1\n\nready\n`);
  expect(await ask(await start(), 'SELECT 1')).toBe(1);
});

test('a first start that was killed half way is a first start again', async () => {
  mkdirSync(join(folder, 'data', 'new-1', 'base'), { recursive: true });
  expect(await ask(await start(), 'SELECT 1')).toBe(1);
  expect(existsSync(join(folder, 'data', 'new-1'))).toBe(false);
});

(root ? test : test.failing)(
  'as root, a folder that nobody else may enter keeps its bank where the server can',
  async () => {
    chmodSync(folder, 0o700);
    const first = await start();
    const place = readFileSync(join(folder, 'data', 'location'), 'utf8').trim();
    await ask(first, 'CREATE TABLE kept AS SELECT 7 AS n');
    await first.stop();
    const second = await start();
    expect(await ask(second, 'SELECT n FROM kept')).toBe(7);
    await second.stop();
    rmSync(join(folder, 'data'), { recursive: true });
    await expect(ask(await start(), 'SELECT n FROM kept')).rejects.toThrow('does not exist');
    for (const used of [place, readFileSync(join(folder, 'data', 'location'), 'utf8').trim()]) {
      for (const database of running) await database.stop();
      rmSync(used, { recursive: true });
    }
  },
);
