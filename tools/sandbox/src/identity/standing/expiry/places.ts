import type { DocumentStatus } from '@bank/protocol/profile';
import type { Tx } from '../../../platform/db';
import { sidesWith } from '../../../platform/documents/types';
import { addressesOf } from '../addresses';
import { mattersOf } from '../matters';
import { papersOf } from '../papers';
import type { DocumentRow } from '../papers';

/** One thing that a customer's documents are sent for. */
export interface Place {
  status: DocumentStatus;
  /** The person of a company whom it is about. */
  name: string | null;
  /** Newest first. */
  documents: readonly DocumentRow[];
}

/** Everything that documents of a customer stand for, as the lists show it. */
export async function placesOf(tx: Tx, customerId: number, nowMs: number): Promise<Place[]> {
  const matters = await mattersOf(tx, customerId, nowMs);
  const addresses = await addressesOf(tx, customerId, nowMs);
  return [
    ...matters,
    ...addresses.map(({ addressStatus, documents }) => ({ status: addressStatus, name: null, documents })),
  ];
}

/** Those of them that a document was sent for; none when an administrator took it from all. */
export const placesWith = (places: readonly Place[], documentId: string): Place[] =>
  places.filter(({ documents }) => documents.some(({ id }) => id === documentId));

/** Where the place stands without this document. */
export type Replacement = 'accepted' | 'beingChecked' | 'none';

/** What would stand in for a document when it ends: something in order that ends later, or something that the bank still looks at. */
export function replacementOf(place: Place, ending: DocumentRow, nowMs: number): Replacement {
  const others = papersOf(
    place.documents.filter(({ id }) => id !== ending.id),
    nowMs,
  );
  const until = ending.expiresDate ?? '';
  if (others.some(({ state, expiresDate }) => state === 'uploaded' && (expiresDate ?? '9999') > until))
    return 'accepted';
  return others[0]?.state === 'pending' ? 'beingChecked' : 'none';
}

/** Of the sides of one document that end together, one speaks for all: the customer hears of a document, not of its sides. */
export function speaksForItsPaper({ documents }: Place, ending: DocumentRow): boolean {
  const sides = sidesWith(ending.documentTypeId);
  if (sides === null) return true;
  const ends = sides.flatMap((side) => {
    const own = documents.find(
      ({ documentTypeId, statusId }) => documentTypeId === side && statusId === ending.statusId,
    );
    return own?.expiresDate ? [{ id: own.id, expiresDate: own.expiresDate }] : [];
  });
  const [first] = ends.toSorted((one, other) => one.expiresDate.localeCompare(other.expiresDate));
  return first === undefined || first.id === ending.id;
}
