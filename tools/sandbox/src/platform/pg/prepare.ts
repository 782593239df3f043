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
 * killed at any point it is simply done again: nothing is left half done.
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
      withoutDeadlock(() =>
        inTransaction(client, async () => {
          await client.query('SET LOCAL client_min_messages = warning; SET LOCAL statement_timeout = 0');
          await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
          await migrateWithin(client, migrations);
          await replaceRoutinesWithin(client, routines);
          await seedWithin(client, clock, seed);
        }),
      ),
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

/** Dropping tables under traffic may meet a transaction that holds them in another order; PostgreSQL then picks one. */
async function withoutDeadlock(work: () => Promise<void>, tries = 5): Promise<void> {
  try {
    await work();
  } catch (error) {
    const deadlock = error instanceof Error && 'code' in error && error.code === '40P01';
    if (!deadlock || tries <= 1) throw error;
    await withoutDeadlock(work, tries - 1);
  }
}

async function onClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
