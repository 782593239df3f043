import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Pool } from 'pg';
import { fixedClock } from '../clock';
import { processExists } from './alive';
import { openCluster } from './cluster';
import type { Cluster } from './cluster';
import { dataFolder, homeOf } from './home';
import { takeLock } from './lock';
import { LOCKS } from './migrate';
import { cacheFolder, canEnter, serverUser } from './owner';
import { createPool } from './pool';
import { prepareBank, prepareSchema } from './prepare';
import type { Blueprint } from './prepare';

/** A database of one's own, dropped by close(). */
export interface TestDatabase {
  connectionString: string;
  pool: Pool;
  close(): Promise<void>;
}

/** When the seeded bank was born, so that tests may name dates: a Monday. */
export const TEST_NOW_MS = Date.parse('2026-11-16T10:00:00Z');

/** Two a checkout and state of its sources; a dozen of them may work beside each other. */
const KEPT_TEMPLATES = 24;
/** A copy that was taken under another name, or is being taken, is not there any more. */
const GONE = ['3D000', '55006'];

/** Tests run beside other work on slow machines: a limit of time is there against hanging only. */
const SLOWDOWN = 60;

/** A pool for tests; none of them makes one with the limits of time that a bank has. @param max connections */
export const testPool = (connectionString: string, max = 10) =>
  createPool(connectionString, { max, slowdown: SLOWDOWN });

/**
 * A copy of a template database on the machine's test server. A spare one is there in 20 ms, and the next is made while the test runs;
 * without one it takes 100 ms. The server is shared by all Jest runs and started on demand; a template is made once for each state of
 * the sandbox's sources.
 *
 * @param seeded false: the schema only
 * @param nowMs when the bank is born
 */
export async function createTestDatabase(
  blueprint: Blueprint,
  { seeded = true, nowMs = TEST_NOW_MS } = {},
): Promise<TestDatabase> {
  const { server, admin } = await testServer();
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const template = await templateFor(server, admin, blueprint, { seeded, nowMs });
  if (!(await takeSpare(admin, template, name))) await admin.query(copy(name, template));
  // Where none can be made, the next test makes its own.
  const spareMade = makeSpare(admin, template).catch(() => undefined);
  const pool = testPool(server(name));
  return {
    connectionString: server(name),
    pool,
    async close() {
      await Promise.all([pool.end(), spareMade]);
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/**
 * Of files, which takes half as long as the default and leaves the server's memory to the tests: by default a copy is made page by page
 * in memory and written to the log.
 */
const copy = (name: string, template: string) => `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`;

/** The name of a spare copy begins with its template's. */
const spareOf = (template: string) => template.replace(/^template_/, 'spare_');

/** Gives a spare copy this name, which nobody else can do then. @returns whether there was one */
async function takeSpare(admin: pg.Client, template: string, name: string): Promise<boolean> {
  const { rows } = await admin.query<{ spare: string }>(
    'SELECT datname AS spare FROM pg_database WHERE starts_with(datname, $1) ORDER BY random()',
    [`${spareOf(template)}_`],
  );
  for (const { spare } of rows) {
    try {
      await admin.query(`ALTER DATABASE ${spare} RENAME TO ${name}`);
      return true;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && GONE.includes(error.code ?? ''))) throw error;
    }
  }
  return false;
}

/** Makes a copy for the next test, and lets go of the template then. */
async function makeSpare(admin: pg.Client, template: string): Promise<void> {
  await admin.query(copy(`${spareOf(template)}_${randomBytes(4).toString('hex')}`, template));
  await admin.query('SELECT pg_advisory_unlock_all()');
}

type Server = (database: string) => string;

/**
 * TEST_DATABASE_URL where there is no embedded PostgreSQL; else the machine's own server, taken over or started. The connection stays
 * open as long as its database is used: the keeper ends a server that nobody is connected to.
 */
async function testServer(): Promise<{ server: Server; admin: pg.Client }> {
  const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (given !== undefined) {
    const server: Server = (database) => Object.assign(new URL(given), { pathname: `/${database}` }).toString();
    return { server, admin: await connectAdmin(server) };
  }
  const folder = dataFolder(memoryFolder() ?? join(cacheFolder(serverUser('')), 'tests'));
  const lock = await waitForLock(folder);
  try {
    const cluster = await openCluster(homeOf(folder), { durable: false });
    return { server: cluster.connectionString, admin: await reach(cluster) };
  } finally {
    lock.release();
  }
}

/** Connects to the server, also where its keeper is ending it at this moment: then another one is started. */
async function reach(cluster: Cluster, tries = 5): Promise<pg.Client> {
  await cluster.ensureRunning();
  try {
    return await connectAdmin(cluster.connectionString);
  } catch (error) {
    if (tries <= 1) throw error;
    return reach(cluster, tries - 1);
  }
}

async function connectAdmin(server: Server): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: server('postgres'), application_name: 'bank-tests' });
  admin.on('error', () => undefined);
  await admin.connect();
  return admin;
}

/** Each operating-system user has their own, because others could not remove it. */
const IN_MEMORY = `/dev/shm/bank-sandbox-tests-${process.getuid?.() ?? 0}`;
/** Some containers have only 64 MB of it. */
const ENOUGH_BYTES = 2 ** 31;

/** A database is a thousand files: making one takes a third of the time where no disk hears of it. Null where there is no such place. */
function memoryFolder(): string | null {
  try {
    const { bavail, bsize } = statfsSync(dirname(IN_MEMORY));
    if (!existsSync(IN_MEMORY) && bavail * bsize < ENOUGH_BYTES) return null;
    mkdirSync(IN_MEMORY, { recursive: true, mode: 0o755 });
    return canEnter(IN_MEMORY, serverUser('')) ? IN_MEMORY : null;
  } catch {
    return null;
  }
}

async function waitForLock(folder: string) {
  for (;;) {
    const lock = takeLock(folder);
    if ('release' in lock) return lock;
    await sleep(20);
  }
}

type Birth = { seeded: boolean; nowMs: number };

/** The name of the template for these sources, made when it is missing. */
async function templateFor(server: Server, admin: pg.Client, blueprint: Blueprint, { seeded, nowMs }: Birth) {
  const name = `template_${seeded ? 'seeded' : 'schema'}_${sourceHash(blueprint, nowMs)}`;
  // Held until the copy is made: no other run drops the template in between.
  await admin.query('SELECT pg_advisory_lock_shared($1)', [LOCKS.template]);
  if (await exists(admin, name)) return name;
  await admin.query('SELECT pg_advisory_unlock_shared($1)', [LOCKS.template]);
  await admin.query('SELECT pg_advisory_lock($1)', [LOCKS.template]);
  if (await exists(admin, name)) return name;
  await sweep(admin);
  const draft = `${name}_draft`;
  await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${draft}`);
  const pool = testPool(server(draft), 4);
  try {
    if (seeded) await prepareBank(pool, fixedClock(nowMs), blueprint);
    else await prepareSchema(pool, blueprint);
    // Once here, or each copy would write to every page that it reads for the first time.
    await pool.query('VACUUM (FREEZE, ANALYZE)');
  } finally {
    await pool.end();
  }
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  return name;
}

async function exists(admin: pg.Client, name: string): Promise<boolean> {
  return (await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])).rows.length > 0;
}

/** Drops what killed runs left behind, and all but the newest templates. */
async function sweep(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>('SELECT datname AS name FROM pg_database ORDER BY oid DESC');
  const names = rows.map((row) => row.name);
  const orphans = names.filter((name) => {
    const pid = /^test_(\d+)_/.exec(name)?.[1];
    return pid !== undefined && !processExists(Number(pid));
  });
  const old = names.filter((name) => name.startsWith('template_') && /_[0-9a-f]{12}$/.test(name)).slice(KEPT_TEMPLATES);
  // Other checkouts make new ones.
  const spares = names.filter((name) => name.startsWith('spare_'));
  for (const name of [...orphans, ...old, ...spares]) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/** Any change in the sandbox's own sources makes another template: too often is cheap, too seldom is a wrong test. */
function sourceHash({ migrations, routines }: Blueprint, nowMs: number): string {
  const hash = createHash('sha256').update(JSON.stringify([migrations, routines, nowMs]));
  return hash.update(hashOfSources()).digest('hex').slice(0, 12);
}

/** Read once: a thousand files take longer than a copy. */
const hashOfSources = memo(() => {
  const hash = createHash('sha256');
  for (const file of sources()) hash.update(readFileSync(file));
  return hash.digest('hex');
});

function memo<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The sandbox's own files, or the one file that a build makes of them. */
function sources(): string[] {
  const own = fileURLToPath(import.meta.url);
  if (own.endsWith('.mjs')) return [own];
  const root = join(dirname(own), '../..');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json|sql)$/.test(file) && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(root, file));
}
