import { addressStatusId } from '@bank/protocol/card-delivery';
import { documentStatusId } from '@bank/protocol/documents';
import type { DeliveryAddress } from '@bank/protocol/card-delivery';
import { addressesOf } from '../../identity/standing/addresses';
import { shown } from '../../identity/standing/papers';
import type { DocumentRow, Showing } from '../../identity/standing/papers';
import type { Tx } from '../../platform/db';
import type { StoredCard } from './find';
import { productsOf } from './products';
import { hasLeft, isClosed } from './rules';

/** An address where cards may go, with its proofs, newest first. */
export interface DeliveryPlace extends Omit<DeliveryAddress, 'documents'> {
  documents: DocumentRow[];
}

/** As answers show it. */
export const shownPlace = ({ documents, ...address }: DeliveryPlace, how: Showing): DeliveryAddress => ({
  ...address,
  documents: documents.map((one) => shown(one, how)),
});

/** The customer's addresses with their status as an id, and their proofs (R2.3.4, R2.3.5). */
export async function deliveryAddressesOf(tx: Tx, customerId: number, nowMs: number): Promise<DeliveryPlace[]> {
  const addresses = await addressesOf(tx, customerId, nowMs);
  const kinds = await tx.query<{ id: number; typeId: number; stateCode: string | null }>(
    'SELECT id, type_id AS "typeId", state_code AS "stateCode" FROM address WHERE customer_id = $1',
    [customerId],
  );
  return addresses.map(({ addressStatus, documents, ...address }) => {
    const kind = kinds.find(({ id }) => id === address.addressId);
    return {
      addressId: address.addressId,
      address1: address.address1,
      address2: address.address2,
      city: address.city,
      postalCode: address.postalCode,
      countryCode: address.countryCode,
      stateCode: kind?.stateCode ?? null,
      stateName: address.stateName,
      addressTypeId: kind?.typeId ?? 0,
      addressStatusId: addressStatusOf(addressStatus, documents[0]?.statusId),
      isMain: address.isMain,
      documents,
    };
  });
}

/** @param newest the status of the newest proof */
function addressStatusOf(
  proven: Awaited<ReturnType<typeof addressesOf>>[number]['addressStatus'],
  newest: number | undefined,
): number {
  if (proven === 'pending') return addressStatusId.pending;
  if (proven === 'none') return addressStatusId.unconfirmed;
  if (proven !== 'rejected') return addressStatusId.confirmed;
  return newest === documentStatusId.nameMismatch ? addressStatusId.nameMismatch : addressStatusId.rejected;
}

/** An address as one line of a letter. */
export const lineOf = ({ address1, address2, postalCode, city }: Omit<DeliveryAddress, 'documents'>): string =>
  [address1, address2, `${postalCode} ${city}`].filter(Boolean).join(', ');

/** What moving to a country does to cards that are not over (R2.7.39). */
export function compatibilityOf(
  cards: readonly StoredCard[],
  countryCode: string,
): { toCancel: StoredCard[]; toOldAddress: StoredCard[] } {
  const open = cards.filter(({ status }) => !isClosed(status));
  const offered = productsOf(countryCode.toUpperCase()).map(({ type }) => type);
  const toCancel = open.filter(({ type }) => !offered.includes(type));
  return { toCancel, toOldAddress: open.filter((card) => hasLeft(card.status) && !toCancel.includes(card)) };
}
