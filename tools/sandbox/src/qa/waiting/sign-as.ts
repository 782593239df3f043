import type { Tx } from '../../platform/db';
import { HttpRefusal } from '../../platform/refusal';
import { answerResolution } from '../../rooms/company/answer-resolution';

interface Signing {
  resolutionId: number;
  representativeId: number;
  isSigned: boolean;
  at: Date;
}

/**
 * A director answers a resolution that waits for them, in the caller's transaction.
 *
 * @returns the company
 * @throws HttpRefusal 404 for a person who signs it not, 409 for one that was answered by them, refused by another or followed by another one
 *   meanwhile
 */
export async function signAs(tx: Tx, { resolutionId, ...answer }: Signing): Promise<number> {
  const [asked] = await tx.query<{ customerId: number; isOpen: boolean }>(
    `SELECT r.customer_id AS "customerId", p.signed_at IS NULL
            AND NOT EXISTS (SELECT FROM company_resolution_person o WHERE o.resolution_id = r.id AND o.refused_at IS NOT NULL)
            AND r.id = (SELECT max(id) FROM company_resolution n WHERE n.customer_id = r.customer_id) AS "isOpen"
       FROM company_resolution r JOIN company_resolution_person p ON p.resolution_id = r.id AND p.is_signer
      WHERE r.id = $1 AND p.person_id = $2 FOR UPDATE OF p`,
    [resolutionId, answer.representativeId],
  );
  if (!asked) throw new HttpRefusal(404, 'This person signs no resolution.');
  const { customerId, isOpen } = asked;
  if (!isOpen || !(await answerResolution(tx, { ...answer, customerId, resolutionId })))
    throw new HttpRefusal(409, 'This resolution was answered meanwhile. Nothing has changed now.');
  return customerId;
}
