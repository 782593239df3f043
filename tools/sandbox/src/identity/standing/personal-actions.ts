import type { Tx } from '../../platform/db';
import type { StandingAddress } from './addresses';
import { needsAction } from './standing';

/**
 * How much of a person's profile needs something of them: addresses without a valid proof, and details to look over.
 * The menu counts it, and the status of the account follows from it (R1.4.31 to R1.4.38).
 * @param addresses of the customer
 * @returns 0 for a company, whose papers are counted apart
 */
export async function personalActionsOf(
  db: Tx,
  customerId: number,
  addresses: readonly StandingAddress[],
): Promise<number> {
  const [person] = await db.query<{ needsUpdate: boolean }>(
    `SELECT need_info_update AS "needsUpdate" FROM customer WHERE id = $1 AND type = 'personal'`,
    [customerId],
  );
  if (!person) return 0;
  const places = addresses.filter((one) => needsAction(one.addressStatus));
  return places.length + (person.needsUpdate ? 1 : 0);
}
