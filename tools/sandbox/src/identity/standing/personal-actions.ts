import { documentCategory } from '@bank/protocol/documents';
import type { Tx } from '../../platform/db';
import type { StandingAddress } from './addresses';
import { requirementsOf } from './requirements';
import { needsAction } from './standing';

/**
 * How much of a person's profile needs something of them: addresses without a valid proof, papers of a verified
 * person that have ended or soon will, and details to look over.
 * The menu counts it, and the status of the account follows from it (R1.4.31 to R1.4.38).
 * @param addresses of the customer
 * @returns 0 for a company, whose papers are counted apart
 */
export async function personalActionsOf(
  db: Tx,
  customerId: number,
  addresses: readonly StandingAddress[],
  nowMs: number,
): Promise<number> {
  const [person] = await db.query<{ needsUpdate: boolean; isVerified: boolean }>(
    `SELECT need_info_update AS "needsUpdate", verified AS "isVerified" FROM customer WHERE id = $1 AND type = 'personal'`,
    [customerId],
  );
  if (!person) return 0;
  const places = addresses.filter((one) => needsAction(one.addressStatus));
  // What a newcomer has left to send is the status of an account that is not verified (R1.4.36).
  const asked = person.isVerified ? await requirementsOf(db, customerId, nowMs) : [];
  const papers = asked.filter(
    ({ categoryId, reasonId, status }) =>
      reasonId === null && categoryId !== documentCategory.address && needsAction(status),
  );
  return places.length + papers.length + (person.needsUpdate ? 1 : 0);
}
