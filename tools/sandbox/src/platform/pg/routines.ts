import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { inTransaction, withSchemaLock } from './migrate';

/** The text of one `.sql` file: CREATE FUNCTION and CREATE TRIGGER statements, in an order in which each finds what it needs. */
export type Routines = readonly string[];

const KEPT = `CREATE TABLE IF NOT EXISTS schema_routines (
  checksum text NOT NULL, signatures text[] NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`;

/**
 * Replaces the functions and triggers of the bank when their files differ from those that made the present ones. Functions
 * are code, tables are history: a changed function opens old data, a changed table needs a migration.
 *
 * All of it is one transaction under the schema lock. Sandboxes that start together wait for each other, and a start that is
 * killed leaves the functions of before.
 */
export async function replaceRoutines(pool: Pool, routines: Routines): Promise<void> {
  const client = await pool.connect();
  try {
    await withSchemaLock(client, () => inTransaction(client, () => replaceRoutinesWithin(client, routines)));
  } finally {
    client.release();
  }
}

/** The same inside the caller's transaction. */
export async function replaceRoutinesWithin(client: PoolClient, routines: Routines): Promise<void> {
  await client.query(KEPT);
  const { rows } = await client.query<{ checksum: string; signatures: string[] }>(
    'SELECT checksum, signatures FROM schema_routines',
  );
  const checksum = checksumOf(routines);
  if (rows[0]?.checksum === checksum) return;
  await drop(client, rows[0]?.signatures ?? []);
  const before = await functions(client);
  for (const sql of routines) await client.query(sql);
  const created = [...(await functions(client))].filter((signature) => !before.has(signature));
  await client.query('DELETE FROM schema_routines');
  await client.query('INSERT INTO schema_routines (checksum, signatures) VALUES ($1, $2)', [checksum, created]);
}

/**
 * Drops what an earlier start created, triggers first. Nothing is dropped by CASCADE: a column or an index that uses a function
 * stops the start here, instead of being lost with it.
 */
async function drop(client: PoolClient, signatures: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `WITH old AS (SELECT DISTINCT to_regprocedure(s) AS oid FROM unnest($1::text[]) s WHERE to_regprocedure(s) IS NOT NULL)
     SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS drop FROM pg_trigger
     WHERE tgfoid IN (SELECT oid FROM old) AND NOT tgisinternal
     UNION ALL
     SELECT 'DROP FUNCTION ' || string_agg(oid::text, ', ') FROM old HAVING count(*) > 0`,
    [signatures],
  );
  for (const statement of rows) await client.query(statement.drop);
}

/** The functions of the schema, by name and types of arguments. */
async function functions(client: PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ signature: string }>(
    `SELECT oid::regprocedure::text AS signature FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  );
  return new Set(rows.map(({ signature }) => signature));
}

function checksumOf(routines: Routines): string {
  return createHash('sha256').update(JSON.stringify(routines)).digest('hex').slice(0, 16);
}
