import type { Pool, PoolClient } from 'pg';

/** The one way rooms reach PostgreSQL. Amounts travel as text both ways (numeric is read as a string by the driver). */
export interface Db {
  /** Runs one statement on any connection. */
  query<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** Runs a named (prepared) statement: parsed once a connection, for hot paths. */
  prepared<T extends object>(name: string, text: string, values?: readonly unknown[]): Promise<T[]>;
  /** Runs `work` in one transaction; rolls back when it throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** The same, inside a transaction. */
export type Tx = Pick<Db, 'query' | 'prepared'>;

export function poolDb(pool: Pool): Db {
  const on = (client: Pool | PoolClient): Tx => ({
    query: async <T extends object>(text: string, values: readonly unknown[] = []) =>
      (await client.query<T>(text, [...values])).rows,
    prepared: async <T extends object>(name: string, text: string, values: readonly unknown[] = []) =>
      (await client.query<T>({ name, text, values: [...values] })).rows,
  });
  return {
    ...on(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work(on(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
