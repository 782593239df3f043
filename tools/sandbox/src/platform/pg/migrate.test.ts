import { createTestDatabase } from './test-database';
import type { TestDatabase } from './test-database';
import { migrate } from './migrate';

const empty = { migrations: [], routines: [], seed: () => Promise.resolve() };
const first = { id: '001-first', sql: 'CREATE TABLE first (n int); INSERT INTO first VALUES (1)' };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase(empty, { seeded: false });
});
afterEach(() => database.close());

const rows = async (sql: string) => (await database.pool.query(sql)).rows;

test('runs each step once', async () => {
  await migrate(database.pool, [first]);
  await migrate(database.pool, [first]);
  expect(await rows('SELECT n FROM first')).toEqual([{ n: 1 }]);
});

test('two sandboxes that start together do not race', async () => {
  await Promise.all(Array.from({ length: 5 }, () => migrate(database.pool, [first])));
  expect(await rows('SELECT n FROM first')).toEqual([{ n: 1 }]);
});

test('a step that fails leaves nothing half done, and the ones before it stay', async () => {
  const broken = { id: '002-broken', sql: 'CREATE TABLE second (n int); SELECT 1 / 0' };
  await expect(migrate(database.pool, [first, broken])).rejects.toThrow('division by zero');
  expect(await rows("SELECT to_regclass('first') IS NOT NULL AS first, to_regclass('second') AS second")).toEqual([
    { first: true, second: null },
  ]);
  await migrate(database.pool, [first, { ...broken, sql: 'CREATE TABLE second (n int)' }]);
  expect(await rows("SELECT to_regclass('second') IS NOT NULL AS second")).toEqual([{ second: true }]);
});

test('a comment and the form of its lines make no other version of a step', async () => {
  await migrate(database.pool, [first]);
  const commented = '-- One number.\nCREATE TABLE first\n  (n int); INSERT INTO first VALUES (1) -- the first';
  await migrate(database.pool, [{ ...first, sql: commented }]);
  expect(await rows('SELECT n FROM first')).toEqual([{ n: 1 }]);
});

test('refuses data of another version in one sentence', async () => {
  await migrate(database.pool, [first]);
  await expect(migrate(database.pool, [{ ...first, sql: 'SELECT 1' }])).rejects.toThrow(/another version.*001-first/);
  await expect(migrate(database.pool, [])).rejects.toThrow(/another version.*001-first/);
});
