import { fixedClock } from '../clock';
import type { Db } from '../db';
import { prepareBank, resetBank } from './prepare';
import type { Blueprint } from './prepare';
import { createTestDatabase, testPool } from './test-database';
import type { TestDatabase } from './test-database';

const clock = fixedClock(0);
const migrations = [{ id: '001-thing', sql: 'CREATE TABLE thing (id int GENERATED ALWAYS AS IDENTITY, name text)' }];
const plant = (db: Db) => db.transaction((tx) => tx.query("INSERT INTO thing (name) VALUES ('seeded')"));
const bank: Blueprint = { migrations, routines: [], seed: async (db) => void (await plant(db)) };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ ...bank, migrations: [] }, { seeded: false });
});
afterEach(() => database.close());

const things = async () => (await database.pool.query('SELECT id, name FROM thing ORDER BY id')).rows;

test('seeds once, also when several sandboxes start together', async () => {
  await Promise.all(Array.from({ length: 4 }, () => prepareBank(database.pool, clock, bank)));
  await prepareBank(database.pool, clock, bank);
  expect(await things()).toEqual([{ id: 1, name: 'seeded' }]);
});

test('a seeding that was cut off is done again from nothing', async () => {
  const cut: Blueprint = {
    migrations,
    routines: [],
    seed: async (db) => {
      await plant(db);
      throw new Error('killed');
    },
  };
  await expect(prepareBank(database.pool, clock, cut)).rejects.toThrow('killed');
  expect(await things()).toEqual([]);
  await prepareBank(database.pool, clock, bank);
  expect(await things()).toHaveLength(1);
});

test('reset brings the seeded state back under traffic, and another sandbox’s connections stay good', async () => {
  await prepareBank(database.pool, clock, bank);
  const other = testPool(database.connectionString, 4);
  const named = { name: 'things', text: 'SELECT id, name FROM thing ORDER BY id' };
  await other.query(named);
  const writes = Array.from({ length: 20 }, () => other.query("INSERT INTO thing (name) VALUES ('later')"));
  await Promise.all([...writes, resetBank(database.pool, clock, bank)]);
  await resetBank(database.pool, clock, bank);
  expect((await other.query(named)).rows).toEqual([{ id: 1, name: 'seeded' }]);
  await other.end();
});

test('reset gives way to a writer that holds one table and waits for another', async () => {
  const two: Blueprint = {
    ...bank,
    migrations: [...migrations, { id: '002-list', sql: 'CREATE TABLE list (name text)' }],
  };
  await prepareBank(database.pool, clock, two);
  const writer = await database.pool.connect();
  let reset: Promise<void>;
  try {
    await writer.query("BEGIN; INSERT INTO list VALUES ('held')");
    reset = resetBank(database.pool, clock, two);
    await untilResetHasWaited();
    await writer.query("INSERT INTO thing (name) VALUES ('later'); COMMIT");
  } finally {
    writer.release(true);
  }
  await reset;
  expect(await things()).toEqual([{ id: 1, name: 'seeded' }]);
});

/** Until the reset has waited so long that PostgreSQL would end its writer in a deadlock, or has given way. */
async function untilResetHasWaited() {
  const waiting = `SELECT a.xact_start::text AS since, l.waitstart < clock_timestamp() - current_setting('deadlock_timeout')::interval AS long
    FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE NOT l.granted AND a.datname = current_database()`;
  let first: string | undefined;
  for (;;) {
    const { rows } = await database.pool.query<{ since: string; long: boolean | null }>(waiting);
    first ??= rows[0]?.since;
    if (rows[0] && (rows[0].long || rows[0].since !== first)) return;
  }
}
