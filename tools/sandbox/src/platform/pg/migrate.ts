import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { Unusable } from './unusable';

/** One step of the schema. Each room exports its list; src/migrations.ts puts them in order. */
export interface Migration {
  /** Unique and stable, for example "001-ledger". */
  id: string;
  /** Any number of statements; runs in one transaction of its own. */
  sql: string;
}

/** Advisory-lock keys of the bank, in one place so that no two meanings share a number. */
export const LOCKS = { owner: 7_206_001, schema: 7_206_002, template: 7_206_003, keeper: 7_206_004 } as const;

/**
 * Brings the schema up to date: every step in its own transaction, so a killed one leaves nothing half done, and all of
 * them under one advisory lock, so that two sandboxes on one server do not race.
 *
 * @throws Unusable when the database was made by another version of the sandbox
 */
export async function migrate(pool: Pool, migrations: readonly Migration[]): Promise<void> {
  const client = await pool.connect();
  try {
    await withSchemaLock(client, async () => {
      await prepareMigrationTable(client);
      for (const step of await outstanding(client, migrations)) {
        await inTransaction(client, () => applyStep(client, step));
      }
    });
  } finally {
    client.release();
  }
}

/** Runs every step inside the caller's transaction, on an empty schema. */
export async function migrateWithin(client: PoolClient, migrations: readonly Migration[]): Promise<void> {
  await prepareMigrationTable(client);
  for (const step of migrations) await applyStep(client, step);
}

/** Holds the schema lock of this database around `work`; waits while another process holds it. */
export async function withSchemaLock<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCKS.schema]);
  try {
    return await work();
  } finally {
    // A broken connection has given the lock back already.
    await client.query('SELECT pg_advisory_unlock($1)', [LOCKS.schema]).catch(() => undefined);
  }
}

export async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function prepareMigrationTable(client: PoolClient): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migration (
    id text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
}

async function outstanding(client: PoolClient, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ id: string; checksum: string }>('SELECT id, checksum FROM schema_migration');
  const applied = new Map(rows.map((row) => [row.id, row.checksum]));
  const known = new Set(migrations.map((step) => step.id));
  const changed =
    migrations.find((step) => applied.has(step.id) && applied.get(step.id) !== checksum(step))?.id ??
    [...applied.keys()].find((id) => !known.has(id));
  if (changed !== undefined) {
    throw new Unusable(
      `The bank's data was made by another version of the sandbox (its "${changed}" differs); choose a new data directory with --data, or an empty database.`,
    );
  }
  return migrations.filter((step) => !applied.has(step.id));
}

async function applyStep(client: PoolClient, step: Migration): Promise<void> {
  await client.query(step.sql);
  await client.query('INSERT INTO schema_migration (id, checksum) VALUES ($1, $2)', [step.id, checksum(step)]);
}

/** Of the statements alone: a reworded comment must not turn everybody's data into that of another version. */
function checksum({ sql }: Migration): string {
  const statements = sql.replace(/--.*$/gm, ' ').replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(statements).digest('hex').slice(0, 16);
}
