import type { DocumentStatus } from '@bank/protocol/profile';
import type { Tx } from '../../platform/db';
import { papersOf } from './papers';
import type { DocumentRow } from './papers';

const SOON_MS = 30 * 86_400_000;

/** Needs something of the customer (R3.3.7: set, and neither validated nor pending; not required is not set). */
export const needsAction = (status: DocumentStatus | null): boolean =>
  status === 'none' || status === 'rejected' || status === 'expiredSoon';

/**
 * Where the papers for one thing stand (R3.3.7). A document with sides counts as one.
 * @param documents newest first
 */
export function statusOf(isRequired: boolean, documents: readonly DocumentRow[], nowMs: number): DocumentStatus {
  const papers = papersOf(documents, nowMs);
  const valid = papers.find(({ state }) => state === 'uploaded');
  const until = valid?.expiresDate ?? null;
  const isShort = until !== null && Date.parse(until) - nowMs < SOON_MS;
  if (valid && !isShort) return 'validated';
  const [newest] = papers;
  if (newest?.state === 'pending') return 'pending';
  if (valid) return 'expiredSoon';
  if (newest?.state === 'rejected') return 'rejected';
  return isRequired ? 'none' : 'notRequired';
}

/** What was in order has ended without a replacement. */
export function isOutOfDate(documents: readonly DocumentRow[], nowMs: number): boolean {
  const states = papersOf(documents, nowMs).map(({ state }) => state);
  return states.includes('outOfDate') && !states.includes('uploaded');
}

/** The countries whose papers count for a customer: where they live or are registered, and whose citizens they are (R2.5.7). */
export async function countriesOf(tx: Tx, customerId: number): Promise<string[]> {
  const rows = await tx.query<{ country: string }>(
    `SELECT residence_country AS country FROM customer WHERE id = $1 AND residence_country IS NOT NULL
     UNION SELECT citizenship_country FROM person_profile WHERE customer_id = $1 AND citizenship_country IS NOT NULL`,
    [customerId],
  );
  return rows.map(({ country }) => country);
}
