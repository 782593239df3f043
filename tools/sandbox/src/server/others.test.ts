// Rules: R0.63.
import type { PoolClient } from 'pg';
import { fillOthers } from '../bench/others';
import { audit } from '../qa/audit';
import { TEST_NOW_MS, testBank } from '../testing';
import type { TestBank } from '../testing';
import { asks } from './test-asks';
import type { Asked } from './test-asks';
import { clientOf } from './test-client';

// What one customer asks for costs the same, however many others the bank has. It is counted in rows that PostgreSQL reads, not in time.

/** So many others each have a row of everything: reading all of one table would stand out. */
const OTHERS = 10_000;
/** Rows that a plan may read more once the tables are large. */
const SLACK = 500;

let bank: TestBank;
let only: PoolClient;
beforeAll(async () => {
  // Each round asks more in a minute than a customer may.
  bank = await testBank({ config: { signInsPerMinute: 1e6, codesPerMinute: 1e6, lookupsPerMinute: 1e6 } });
  only = await bank.pool.connect();
  await only.query('SET stats_fetch_consistency = none');
  let last: Promise<unknown> = Promise.resolve();
  const query = async <T extends object>(text: string, values: readonly unknown[] = []) => {
    const result = last.then(() => only.query<T>(text, [...values]));
    last = result.catch(() => undefined);
    return (await result).rows;
  };
  // Everything on one connection, whose counts are at hand at once. Each statement is its own transaction.
  Object.assign(bank.db, {
    query,
    prepared: <T extends object>(_name: string, text: string, values?: readonly unknown[]) => query<T>(text, values),
    transaction: <T>(work: (tx: TestBank['db']) => Promise<T>) => work(bank.db),
  } satisfies TestBank['db']);
});
afterAll(async () => {
  only.release();
  await bank.close();
});

/** Rows that were read since the database was made, in tables and by indexes alone. */
async function readSoFar(): Promise<number> {
  await only.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await only.query<{ read: string }>(
    `SELECT (SELECT coalesce(sum(seq_tup_read), 0) FROM pg_stat_user_tables)
          + (SELECT coalesce(sum(idx_tup_read), 0) FROM pg_stat_user_indexes) AS read`,
  );
  return Number(rows[0]?.read);
}

interface Costs {
  /** How many rows each call read. */
  read: Map<string, number>;
  answered: Set<string>;
}

async function costs(persona: string, list: readonly Asked[]): Promise<Costs> {
  const client = clientOf(bank);
  const read = new Map<string, number>();
  const answered = new Set<string>();
  const { accessToken } = await client.signIn(persona);
  for (const { row, input } of list) {
    const before = await readSoFar();
    const { statusCode, body } = await client.row(row, { ...input }, { authorization: `Bearer ${accessToken}` });
    read.set(`${persona} ${row.name}`, (await readSoFar()) - before);
    if (statusCode < 300 && (row.kind === 'http' || body.includes('"responseCode":"00"'))) answered.add(row.name);
  }
  return { read, answered };
}

test('personal customers and a company read no more rows when the bank has many others', async () => {
  const [card] = await bank.db.query<{ id: number }>(
    `SELECT min(c.account_id) AS id FROM card c JOIN app_user u USING (customer_id) WHERE u.email = 'kai@personas.test'`,
  );
  const accounts = { ana: 10011, olivia: 10051, kai: card?.id ?? 0 };
  const everybody = async () => {
    const all: Costs = { read: new Map(), answered: new Set() };
    for (const [who, accountId] of Object.entries(accounts)) {
      const { read, answered } = await costs(who, asks(accountId));
      for (const [call, rows] of read) all.read.set(call, rows);
      for (const name of answered) all.answered.add(name);
    }
    return all;
  };
  const alone = await everybody();
  await fillOthers(bank.db, OTHERS, TEST_NOW_MS);
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  const among = await everybody();
  const more = [...among.read].filter(([call, rows]) => rows > (alone.read.get(call) ?? 0) * 1.2 + SLACK);
  expect(more.map(([call, rows]) => [call, alone.read.get(call), rows])).toEqual([]);
  // A refusal reads little: the calls that answered are most of them, and all of the lists.
  const lists = asks(0).flatMap(({ row }) => (/List$/.test(row.name) ? [row.name] : []));
  expect(lists.filter((name) => !among.answered.has(name))).toEqual([]);
});
