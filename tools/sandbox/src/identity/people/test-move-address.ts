import type { Db } from '../../platform/db';

/** Moves a login to another address, with the customer's confirmed address that is the same. */
export const moveAddress = (db: Db, from: string, to: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query('UPDATE app_user SET email = $2 WHERE email = $1', [from, to]);
    await tx.query('UPDATE email_address SET email = $2 WHERE email = $1', [from, to]);
  });
