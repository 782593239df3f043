import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../clock';
import type { Db, Tx } from '../db';
import { inTransaction, migrate, migrateWithin, withSchemaLock } from './migrate';
import type { Migration } from './migrate';
import { replaceRoutines, replaceRoutinesWithin } from './routines';
import type { Routines } from './routines';

/** What makes an empty database a bank. */
export interface Blueprint {
  migrations: readonly Migration[];
  /** Functions and triggers, replaced at every start when they changed. */
  routines: Routines;
  /** Fills an empty schema; runs in one transaction. */
  seed(db: Db, clock: Clock): Promise<void>;
}

/**
 * Brings a database up to date and seeds it the first time. Safe with several sandboxes starting on one server, and
 * killed at any point it simply runs again: each step is one transaction.
 */
export async function prepareBank(pool: Pool, clock: Clock, { migrations, routines, seed }: Blueprint): Promise<void> {
  await prepareSchema(pool, { migrations, routines });
  await onClient(pool, (client) =>
    withSchemaLock(client, async () => {
      if (await isSeeded(client)) return;
      await inTransaction(client, () => seedWithin(client, clock, seed));
    }),
  );
}

/**
 * The seeded state again: drops everything, migrates and seeds in one transaction. Other sandboxes on the same server see
 * the old bank until it commits and the new one after; their pools stay usable.
 */
export async function resetBank(pool: Pool, clock: Clock, { migrations, routines, seed }: Blueprint): Promise<void> {
  await onClient(pool, (client) =>
    withSchemaLock(client, () =>
      holdingEveryTable(client, async () => {
        await client.query('SET LOCAL client_min_messages = warning');
        await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
        await migrateWithin(client, migrations);
        await replaceRoutinesWithin(client, routines);
        await seedWithin(client, clock, seed);
      }),
    ),
  );
}

/** Tables, then functions: what a database needs before anything is in it. */
export async function prepareSchema(pool: Pool, { migrations, routines }: Omit<Blueprint, 'seed'>): Promise<void> {
  await migrate(pool, migrations);
  await replaceRoutines(pool, routines);
}

async function isSeeded(client: PoolClient): Promise<boolean> {
  await client.query('CREATE TABLE IF NOT EXISTS bank_seeded (at timestamptz NOT NULL DEFAULT now())');
  return (await client.query('SELECT 1 FROM bank_seeded')).rows.length > 0;
}

async function seedWithin(client: PoolClient, clock: Clock, seed: Blueprint['seed']): Promise<void> {
  await isSeeded(client);
  await seed(clientDb(client), clock);
  await client.query('INSERT INTO bank_seeded DEFAULT VALUES');
}

/** A Db on the one connection whose transaction is already open; inner transactions are savepoints. */
function clientDb(client: PoolClient): Db {
  const tx: Tx = {
    query: async <T extends object>(text: string, values: readonly unknown[] = []) =>
      (await client.query<T>(text, [...values])).rows,
    prepared: async <T extends object>(name: string, text: string, values: readonly unknown[] = []) =>
      (await client.query<T>({ name, text, values: [...values] })).rows,
  };
  return {
    ...tx,
    async transaction(work) {
      await client.query('SAVEPOINT inner_transaction');
      try {
        const result = await work(tx);
        await client.query('RELEASE SAVEPOINT inner_transaction');
        return result;
      } catch (error) {
        await client.query('ROLLBACK TO SAVEPOINT inner_transaction');
        throw error;
      }
    },
  };
}

/** A minute at PostgreSQL's usual deadlock_timeout of one second: longer than any statement of the bank may run. */
const TRIES = 120;

/**
 * Runs `work` in a transaction that holds every table of the schema. No writer fails because of it: PostgreSQL looks for a deadlock, and
 * ends one of its transactions, only after `deadlock_timeout`. This one waits half as long, then gives up all of its locks, lets the
 * writers go on and tries again.
 */
async function holdingEveryTable(client: PoolClient, work: () => Promise<void>, tries = TRIES): Promise<void> {
  try {
    await inTransaction(client, async () => {
      await lockEveryTable(client);
      await work();
    });
  } catch (error) {
    if (!isStatementTimeout(error) || tries <= 1) throw error;
    await holdingEveryTable(client, work, tries - 1);
  }
}

/** Leaves the transaction without a statement timeout. */
async function lockEveryTable(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ tables: string | null }>(
    `SELECT string_agg(oid::regclass::text, ', ' ORDER BY oid) AS tables FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
  );
  await client.query(
    `SELECT set_config('statement_timeout', (setting::int / 2)::text, true) FROM pg_settings WHERE name = 'deadlock_timeout'`,
  );
  if (rows[0]?.tables) await client.query(`LOCK TABLE ${rows[0].tables} IN ACCESS EXCLUSIVE MODE`);
  await client.query('SET LOCAL statement_timeout = 0');
}

function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

async function onClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
