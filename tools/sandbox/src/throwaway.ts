import { blueprint } from './blueprint';
import { poolDb } from './platform/db';
import type { Db } from './platform/db';
import { createTestDatabase } from './platform/pg/test-database';

const HOUR_MS = 3_600_000;

/** The database of a bank that tests throw away. */
export interface ThrowawayBank {
  db: Db;
  /** Replaces the used database by a fresh copy of the seeded one. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A bank on a copy of the seeded database. All banks of this kind share the machine's test server and a template, so that each is
 * there in a tenth of a second. The template is seeded anew every hour: the personas' year ends about now.
 */
export async function throwawayBank(): Promise<ThrowawayBank> {
  const nowMs = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const copy = async () => {
    const database = await createTestDatabase(blueprint, { nowMs });
    return { db: poolDb(database.pool), close: database.close };
  };
  let current = await copy();
  let dropping: Promise<unknown> = Promise.resolve();

  return {
    db: {
      query: (text, values) => current.db.query(text, values),
      prepared: (name, text, values) => current.db.prepared(name, text, values),
      transaction: (work) => current.db.transaction(work),
    },
    async reset() {
      const used = current;
      current = await copy();
      dropping = Promise.allSettled([dropping, used.close()]);
    },
    async close() {
      await Promise.all([current.close(), dropping]);
    },
  };
}
