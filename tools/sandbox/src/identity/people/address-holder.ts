import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { forgetApplication } from './forget-application';

// R0.180: one address, one holder.

/**
 * True for the user `u` of an application that nobody has opened in time: its links are over, and it holds its address for no other applicant.
 * @param at the placeholder of the time
 */
const lapsed = (at: string) => `u.activated_at IS NULL AND u.customer_id IS NOT NULL
  AND EXISTS (SELECT FROM activation_link l WHERE l.user_id = u.id)
  AND NOT EXISTS (SELECT FROM activation_link l WHERE l.user_id = u.id AND l.expires_at > ${at})`;

/** As the table of holders names a customer. */
export const customerHolder = (customerId: number): string => `customer ${customerId}`;

/** @param email in small letters @returns who holds the address: `customer 1001`, `user 7`; null: nobody, or an application that has lapsed */
export async function holderOf(tx: Tx, email: string, { clock }: Pick<CallContext, 'clock'>): Promise<string | null> {
  const [found] = await tx.query<{ holder: string }>(
    `SELECT holder FROM address_holder h
      WHERE email = $1 AND NOT EXISTS (SELECT FROM app_user u WHERE u.email = h.email AND ${lapsed('$2')})`,
    [email, new Date(clock.now())],
  );
  return found?.holder ?? null;
}

/**
 * Takes the address from an application that has lapsed. Nobody can open that one any more, so that the bank forgets what it said (R0.193);
 * where it is a customer's file by now, its user alone has no address from now on.
 */
export async function freeLapsed(tx: Tx, email: string, { clock }: Pick<CallContext, 'clock'>): Promise<void> {
  const at = new Date(clock.now());
  // Who asks for another link in this moment was first: then the address has not lapsed.
  await tx.query('SELECT FROM app_user WHERE email = $1 FOR UPDATE', [email]);
  const found = await tx.query<{ id: number; customerId: number }>(
    `SELECT u.id, u.customer_id AS "customerId" FROM app_user u WHERE u.email = $1 AND ${lapsed('$2')}`,
    [email, at],
  );
  for (const { id, customerId } of found) {
    if (await forgetApplication(tx, customerId, at)) continue;
    await tx.query(`UPDATE app_user SET email = id || '@lapsed.invalid' WHERE id = $1`, [id]);
    await tx.query('DELETE FROM email_address WHERE customer_id = $1 AND email = $2', [customerId, email]);
  }
}

/** What a second holder meets: the table of holders, or the address of another user. */
const ONE_HOLDER: readonly unknown[] = ['address_holder_pkey', 'app_user_email_key'];

/**
 * Does what gives an address a holder.
 * @param taken makes the refusal where another one holds the address, or is about to; roll back what was done
 */
export async function holdingAddress<T>(work: () => Promise<T>, taken: () => Error): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && ONE_HOLDER.includes(error.constraint)) throw taken();
    throw error;
  }
}
