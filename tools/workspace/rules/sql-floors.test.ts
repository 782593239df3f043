import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './files';
import { SIDEWAYS, UP } from './sql-arrows';
import { arrowsIn, faultsOf } from './sql-floors';
import { createdIn, namedIn } from './sql-names';

const SANDBOX = path.join(ROOT, 'tools/sandbox/src');
const NOT_READ = /\.test\.ts$|(^|\/)test-[^/]*\.ts$|\.d\.ts$/;

const files = readdirSync(SANDBOX, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(sql|ts)$/.test(file) && !NOT_READ.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(SANDBOX, file), 'utf8') }));
const today = arrowsIn(files);

describe('the bank', () => {
  test('no floor names a thing of a higher one in SQL but those that are listed', () => {
    const rule =
      'A floor knows no table, function, type or trigger of a higher one: move the thing down, or let the higher floor act on a job or bring its rule.';
    expect(faultsOf(today.up, UP, rule)).toEqual([]);
  });

  test('no room names a thing of another room in SQL but those that are listed', () => {
    const rule = 'Rooms do not know each other: move the thing to a lower floor, or let the other room act on a job.';
    expect(faultsOf(today.sideways, SIDEWAYS, rule)).toEqual([]);
  });

  test('the ledger names nothing above it', () => {
    expect(files.filter(({ file }) => file.startsWith('ledger/')).length).toBeGreaterThan(20);
    expect(today.up.filter((arrow) => arrow.startsWith('ledger'))).toEqual([]);
    process.stdout.write(`SQL: ${today.up.length} names run up, ${today.sideways.length} run from room to room.\n`);
  });
});

describe('a planted arrow', () => {
  const below = {
    file: 'ledger/tables.sql',
    text: 'CREATE TABLE entry (id int); CREATE FUNCTION post(p entry) RETURNS void AS $$ $$;',
  };
  const above = {
    file: 'rooms/cards/tables.sql',
    text: 'CREATE TABLE card (id int); CREATE FUNCTION card_open(c card) RETURNS void AS $$ $$;',
  };
  const other = {
    file: 'rooms/news/migrations.ts',
    text: "export const migrations = [{ id: '1', sql: `CREATE TABLE announcement (id int)` }];",
  };
  const bank = [below, above, other];
  const withFile = (file: string, text: string) => arrowsIn([...bank, { file, text }]);

  test('nothing runs the wrong way without one', () => {
    expect(arrowsIn(bank)).toEqual({ up: [], sideways: [] });
  });

  test.each([
    ['a table in a .sql file', 'ledger/a.sql', 'SELECT FROM entry e, card c;', 'ledger → card'],
    [
      'a function in a body',
      'ledger/a.sql',
      'CREATE FUNCTION f() RETURNS void AS $$ BEGIN PERFORM card_open(NULL); END $$;',
      'ledger → card_open',
    ],
    ['a type of an argument', 'ledger/a.sql', 'CREATE FUNCTION f(c card) RETURNS void AS $$ $$;', 'ledger → card'],
    [
      'a string of a .ts file',
      'identity/auth/a.ts',
      'await tx.query(`SELECT ${columns} FROM card WHERE id = $1`, [id]);',
      'identity/auth → card',
    ],
    [
      'a string inside of another',
      'platform/a.ts',
      "const sql = `SELECT ${isOpen ? 'FROM card' : ''}`;",
      'platform → card',
    ],
  ])('up: %s', (_, file, text, arrow) => {
    expect(withFile(file, text)).toEqual({ up: [arrow], sideways: [] });
  });

  test('from room to room', () => {
    const read = withFile(
      'rooms/news/read.ts',
      "db.query('SELECT FROM announcement JOIN card ON true JOIN entry ON true');",
    );
    expect(read).toEqual({ up: [], sideways: ['rooms/news → card'] });
  });

  test('down and at home is no arrow', () => {
    const { file, text } = {
      file: 'seed/seed.ts',
      text: "db.query('INSERT INTO card SELECT FROM entry'); post('card_open(1)');",
    };
    expect(withFile(file, text)).toEqual({ up: [], sideways: [] });
    expect(withFile('rooms/cards/deep/a.sql', 'UPDATE card SET id = 1;')).toEqual({ up: [], sideways: [] });
  });
});

test('a list says what to do when the code and it differ', () => {
  expect(faultsOf(['a → b', 'a → c'], ['a → c', 'a → d'], 'Move it.')).toEqual([
    'a → b: a new arrow. Move it.',
    'a → d: no longer so. Take it off the list.',
  ]);
  expect(faultsOf(['a → b', 'a → c'], ['a → c', 'a → b'], '')).toEqual(['a → b: sort the list, each arrow once.']);
});

describe('the names of a text', () => {
  const named = (sql: string) => namedIn(sql).map(({ kind, name }) => `${kind} ${name}`);
  /** Things have one letter here, so that the words of SQL that stand like a name are left out. */
  const things = (sql: string) => [...new Set(named(sql))].filter((one) => / .$/.test(one)).sort();

  test.each([
    ['SELECT a.x FROM a x, LATERAL f(x) y, b AS z WHERE x.c IN (1, 2)', ['function f', 'table a', 'table b']],
    ['SELECT FROM (SELECT FROM a) x, "b" y', ['table a', 'table b']],
    ['DELETE FROM a USING b, c WHERE true', ['table a', 'table b', 'table c']],
    ['INSERT INTO a (x, y) SELECT 1, 2 FROM b ON CONFLICT (x) DO UPDATE SET y = 1', ['table a', 'table b']],
    ['UPDATE a SET x = 1 FROM b, c WHERE x IS DISTINCT FROM d', ['table a', 'table b', 'table c']],
    ['ALTER TABLE IF EXISTS a ADD COLUMN b int REFERENCES c', ['table a', 'table c']],
    ['CREATE TABLE a (b int REFERENCES c)', ['table c']],
    ['CREATE UNIQUE INDEX a ON b (x); SELECT FROM d JOIN e ON x', ['function b', 'table b', 'table d', 'table e']],
    ['CREATE TRIGGER a BEFORE UPDATE OR DELETE ON b FOR EACH ROW EXECUTE FUNCTION c()', ['function c', 'table b']],
    ['ALTER TABLE a DISABLE TRIGGER b', ['table a', 'trigger b']],
    ['SELECT NULL::a', ['type a']],
    [
      'CREATE FUNCTION f(p a, q b) RETURNS SETOF c LANGUAGE plpgsql AS $$ DECLARE r d; s e := NULL; BEGIN END $$',
      ['type a', 'type b', 'type c', 'type d', 'type e'],
    ],
  ])('%s', (sql, names) => {
    expect(things(sql)).toEqual(names);
  });

  test.each([
    ['a comment', 'SELECT 1 -- FROM a\n /* JOIN b */'],
    ['a quoted text', "SELECT 'not FROM a'"],
    ['a column or a variable', 'SELECT account, payment INTO entry WHERE account = 1'],
    ['a name of WITH', 'WITH a AS (SELECT 1), b (x) AS NOT MATERIALIZED (SELECT 2) SELECT a JOIN b'],
    ['a temporary table', 'CREATE TEMP TABLE a (x int); INSERT INTO a VALUES (1)'],
    ['a word that is no statement', 'You have no account, or update it from a payment.'],
  ])('not %s', (_, sql) => {
    expect(namedIn(sql).filter(({ kind }) => kind === 'table')).toEqual([]);
  });

  test('a text that is run later is read too', () => {
    expect(things("EXECUTE 'DELETE FROM a WHERE x = ''FROM b'''")).toEqual(['table a']);
  });

  test('what a text creates', () => {
    const sql = `CREATE TABLE IF NOT EXISTS a (b int); CREATE TEMP TABLE c (d int); CREATE OR REPLACE FUNCTION e() RETURNS TABLE (f int) AS $$ $$;
      CREATE INDEX g ON a (b); CREATE CONSTRAINT TRIGGER h AFTER INSERT ON a EXECUTE FUNCTION e(); CREATE TYPE i AS (j int); CREATE SEQUENCE k; CREATE VIEW "l" AS SELECT 1;`;
    expect(createdIn(sql).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'table a',
      'function e',
      'trigger h',
      'type i',
      'table l',
    ]);
  });
});
