import { hashPassword, LEAST_COST } from './seed/hash-password';
import { blueprint } from './blueprint';
import { connectListener } from './platform/pg/pool';
import { resetBank } from './platform/pg/prepare';
import { createTestDatabase, TEST_NOW_MS } from './platform/pg/test-database';
import type { TestDatabase } from './platform/pg/test-database';
import { fixedClock } from './platform/clock';
import type { MovableClock } from './platform/clock';
import { configFrom } from './platform/config';
import type { SandboxConfig } from './platform/config';
import { poolDb } from './platform/db';
import type { Db } from './platform/db';
import { randomIds } from './platform/ids';
import type { Ids } from './platform/ids';
import { closePapers } from './platform/papers/draw';
import { ticksOnDemand } from './platform/ticks';
import { closeReader } from './rooms/transfers/mass/reading/reader';
import type { PasswordPool } from './identity/auth/password';
import { passwordsHere } from './seed/test-passwords';
import { PERSONA_PASSWORD } from './seed/personas';
import { createSandbox } from './server/create-sandbox';
import type { Sandbox } from './server/create-sandbox';

export { TEST_NOW_MS };

/** A separate database with the bank's schema. */
export interface TestDb extends TestDatabase {
  db: Db;
}

/** A whole bank in this process, on a database of its own. */
export interface TestBank extends TestDb {
  clock: MovableClock;
  ids: Ids;
  sandbox: Sandbox;
  /**
   * Does once what the bank repeats in the background within this time: takes due jobs, writes down what it remembers, closes
   * dead sockets. It never does so by itself.
   * @param ms default: however rarely it is repeated
   */
  tick(ms?: number): Promise<void>;
}

/** A test asks for more codes, and about more people, than a user may in an hour; those of the limits themselves set them. */
export const MANY = {
  ...{ codeSendsPerHour: 1000, wrongCodesPerHour: 1000, wrongCodesPerDay: 1000 },
  ...{ questionsBurst: 1e6, questionsPerHour: 1e6, lettersBurst: 1e6, lettersPerHour: 1e6, lettersToOnePerDay: 1e6 },
  ...{ couponCodesBurst: 1e6, couponCodesPerHour: 1e6 },
};

/** Whether this is a file of tests, and no environment that keeps a bank for one. */
const inTests = typeof afterAll === 'function';
/** Threads that draw papers and read files take a second to start: the banks of a file share them. */
if (inTests) afterAll(() => Promise.all([closePapers(), closeReader()]));

/** The bank as tests have it: a thousand sign-ins of theirs would wait a minute for the personas' passwords. */
const testBlueprint: typeof blueprint = {
  ...blueprint,
  async seed(db, clock) {
    await blueprint.seed(db, clock);
    const hash = await hashPassword(PERSONA_PASSWORD, LEAST_COST);
    await db.query('UPDATE app_user SET password_hash = $1 WHERE password_hash IS NOT NULL', [hash]);
  },
};

/**
 * For tests of SQL: `const { db, close } = await testDb()`; close() in afterAll.
 *
 * @param options.seeded with the personas and their histories; otherwise the empty schema
 */
export async function testDb({ seeded = false }: { seeded?: boolean } = {}): Promise<TestDb> {
  const database = await createTestDatabase(testBlueprint, { seeded });
  return { ...database, db: poolDb(database.pool) };
}

/**
 * For tests of calls: `const bank = await testBank()`, then `bank.sandbox.inject(…)`; `bank.clock.advance(ms)`;
 * `bank.close()` in afterAll. The clock stands at TEST_NOW_MS, when the bank was seeded, and
 * no refusal is held back.
 *
 * @param options.config lifetimes and limits other than the defaults
 * @param options.instances hears of other instances on its database, and tells them, for tests that start one
 * @param options.passwords checks passwords, for tests of the queue: in threads, as a bank outside does. Default: here, without a queue
 */
export async function testBank({
  seeded = true,
  config = {},
  instances = false,
  passwords = passwordsHere,
}: {
  seeded?: boolean;
  config?: Partial<SandboxConfig>;
  instances?: boolean;
  passwords?: PasswordPool;
} = {}): Promise<TestBank> {
  const database = await testDb({ seeded });
  const { db, connectionString } = database;
  const clock = fixedClock(TEST_NOW_MS);
  const ids = randomIds(() => clock.now());
  const { every, tick } = ticksOnDemand();

  const sandbox = await createSandbox({
    db,
    clock,
    ids,
    config: { ...configFrom({}), holdBackMs: 0, ...MANY, ...config },
    openListener: instances ? () => connectListener(connectionString) : undefined,
    reset: () => resetBank(database.pool, clock, testBlueprint),
    every,
    passwords,
    endThreads: !inTests,
    qa: true,
    checkAnswers: true,
  });
  return {
    ...database,
    clock,
    ids,
    sandbox,
    tick,
    async close() {
      await sandbox.close();
      await database.close();
      if (sandbox.mismatches.length > 0) throw new Error(sandbox.mismatches.join('\n'));
    },
  };
}

/** A bank that is another one in every test of a file; who calls it stays the same. */
interface BankForEachTest extends Pick<TestBank, 'db' | 'clock' | 'sandbox'> {
  /** Puts a bank with other lifetimes and limits in its place, until the test ends. */
  replace(config: Partial<SandboxConfig>): Promise<void>;
}

/** For files whose every test wants a bank of its own: `const bank = bankForEachTest()`, then `clientOf(bank)`, both once. */
export function bankForEachTest(): BankForEachTest {
  let bank: TestBank;
  beforeEach(async () => {
    bank = await testBank();
  });
  afterEach(() => bank.close());
  return {
    get db() {
      return bank.db;
    },
    get clock() {
      return bank.clock;
    },
    get sandbox() {
      return bank.sandbox;
    },
    async replace(config) {
      await bank.close();
      bank = await testBank({ config });
    },
  };
}

/** Polling for longer than this hangs, ms: what is waited for takes milliseconds, on a busy machine a hundred times as long. */
const PATIENCE_MS = 300_000;

/** Polls until the condition holds: a notice takes milliseconds to another instance, a deferred write up to a second. */
export async function soon(check: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`it did not become so within ${PATIENCE_MS} ms`);
    // A call in process needs no I/O: without a turn for the event loop the notice would never be read.
    await new Promise(setImmediate);
  }
}

/** Whether a statement of this database waits for a lock. */
export const isLockWaitedFor = async (db: Pick<Db, 'query'>): Promise<boolean> =>
  (
    await db.query(
      `SELECT FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE NOT l.granted AND a.datname = current_database()`,
    )
  ).length > 0;
