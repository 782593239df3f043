import { migrate } from './migrate';
import { replaceRoutines } from './routines';
import { createTestDatabase } from './test-database';
import type { TestDatabase } from './test-database';

const empty = { migrations: [], routines: [], seed: () => Promise.resolve() };
const table = { id: '001-thing', sql: 'CREATE TABLE thing (n int NOT NULL)' };
const price = (body: string, type = 'int') =>
  `CREATE FUNCTION price(n ${type}) RETURNS ${type} LANGUAGE sql IMMUTABLE AS $$ SELECT ${body} $$;`;
const guard = `
CREATE FUNCTION thing_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.n := price(NEW.n); RETURN NEW; END $$;
CREATE TRIGGER thing_guard BEFORE INSERT ON thing FOR EACH ROW EXECUTE FUNCTION thing_guard();`;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase(empty, { seeded: false });
  await migrate(database.pool, [table]);
  await replaceRoutines(database.pool, [price('n + 1'), guard]);
});
afterEach(() => database.close());

const rows = async (sql: string) => (await database.pool.query(sql)).rows;
const inserted = async () => {
  await rows('DELETE FROM thing');
  return rows('INSERT INTO thing VALUES (1) RETURNING n');
};
const named = async () =>
  (
    await rows(
      `SELECT oid::regprocedure::text AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
    )
  ).map(({ name }) => name);

test('old data opens under a changed function, and its trigger calls the new one', async () => {
  expect(await inserted()).toEqual([{ n: 2 }]);
  await replaceRoutines(database.pool, [price('n + 10'), guard]);
  expect(await inserted()).toEqual([{ n: 11 }]);
});

test('a changed signature leaves no second function behind', async () => {
  await replaceRoutines(database.pool, [price('n + 1', 'bigint'), guard]);
  expect(await named()).toEqual(['price(bigint)', 'thing_guard()']);
  expect(await inserted()).toEqual([{ n: 2 }]);
});

test('what the files no longer have is gone, with its trigger', async () => {
  await replaceRoutines(database.pool, [price('n + 1')]);
  expect(await named()).toEqual(['price(integer)']);
  expect(await inserted()).toEqual([{ n: 1 }]);
});

test('a function that the bank did not make stays', async () => {
  await rows('CREATE FUNCTION other() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$');
  await replaceRoutines(database.pool, []);
  expect(await named()).toEqual(['other()']);
});

test('the same files create nothing anew', async () => {
  const oid = `SELECT 'price(int)'::regprocedure::oid::int AS oid`;
  const [before] = await rows(oid);
  await replaceRoutines(database.pool, [price('n + 1'), guard]);
  expect(await rows(oid)).toEqual([before]);
});

test('sandboxes that start together do not race', async () => {
  await Promise.all(Array.from({ length: 5 }, () => replaceRoutines(database.pool, [price('n + 3'), guard])));
  expect(await inserted()).toEqual([{ n: 4 }]);
});

test('a start that breaks in the middle leaves the functions of before', async () => {
  await expect(replaceRoutines(database.pool, [price('n + 5'), guard, 'SELECT 1 / 0'])).rejects.toThrow(
    'division by zero',
  );
  expect(await inserted()).toEqual([{ n: 2 }]);
});

test('a function that a table leans on stops the start instead of taking the index with it', async () => {
  await rows('CREATE INDEX thing_price ON thing (price(n))');
  await expect(replaceRoutines(database.pool, [price('n + 5'), guard])).rejects.toThrow('other objects depend on them');
  expect(await rows(`SELECT to_regclass('thing_price') IS NOT NULL AS kept`)).toEqual([{ kept: true }]);
});
