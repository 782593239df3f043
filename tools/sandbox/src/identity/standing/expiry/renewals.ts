import type { Tx } from '../../../platform/db';
import { LINKS } from '../links';
import { requirementsOf } from '../requirements';
import type { Requirement } from '../requirements';
import { placesOf, placesWith } from './places';

/**
 * Everything asked of a customer to lift limits, with what was sent. A renewal has the documents of the thing that the ended one was sent
 * for, so that it is answered from there and from the limit alike (R0.91).
 */
export async function limitRequirementsOf(tx: Tx, customerId: number, nowMs: number): Promise<Requirement[]> {
  const asked = (await requirementsOf(tx, customerId, nowMs)).filter(({ reasonId }) => reasonId !== null);
  if (asked.every(({ renewsId }) => renewsId === null)) return asked;
  const places = await placesOf(tx, customerId, nowMs);
  return asked.map((one) => {
    const [place] = one.renewsId === null ? [] : placesWith(places, one.renewsId);
    return place ? { ...one, documents: [...place.documents], status: place.status } : one;
  });
}

/** Says of a new document that it is for what the ended one was for. @returns false where that was for nothing any more */
export async function linkRenewal(tx: Tx, endedId: string, documentId: string): Promise<boolean> {
  const linked: unknown[] = [];
  for (const { table, columns } of LINKS) {
    const rows = await tx.query(
      `INSERT INTO ${table} (document_id, ${columns}) SELECT $2, ${columns} FROM ${table} WHERE document_id = $1
       ON CONFLICT DO NOTHING RETURNING document_id`,
      [endedId, documentId],
    );
    linked.push(...rows);
  }
  return linked.length > 0;
}
