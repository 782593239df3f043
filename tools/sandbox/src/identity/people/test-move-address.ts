import type { Db } from '../../platform/db';
import type { TestDb } from '../../testing';
import { migrations } from './migrations';

/** Moves a login to another address, with the customer's confirmed address that is the same. */
export const moveAddress = (db: Db, from: string, to: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query('UPDATE app_user SET email = $2 WHERE email = $1', [from, to]);
    await tx.query('UPDATE email_address SET email = $2 WHERE email = $1', [from, to]);
  });

/** Runs the migration of kept addresses again (R0.173), over addresses that a test has put there. */
export const moveToMailboxes = async ({ pool }: Pick<TestDb, 'pool'>): Promise<void> => {
  await pool.query(migrations.map(({ sql }) => sql).join('\n'));
};
