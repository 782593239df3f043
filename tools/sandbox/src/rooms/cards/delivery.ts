import { addressStatusId, documentStatusId } from '@bank/protocol/card-delivery';
import type { DeliveryAddress } from '@bank/protocol/card-delivery';
import { addressesOf } from '../../identity/standing/standing';
import type { Tx } from '../../platform/db';
import type { StoredCard } from './find';
import { productsOf } from './products';
import { hasLeft, isClosed } from './rules';

/** The customer's addresses with their status as an id, and their proofs (R2.3.4, R2.3.5). */
export async function deliveryAddressesOf(tx: Tx, customerId: number, nowMs: number): Promise<DeliveryAddress[]> {
  const addresses = await addressesOf(tx, customerId, nowMs);
  const kinds = await tx.query<{ id: number; typeId: number; stateCode: string | null; mismatched: string[] }>(
    `SELECT a.id, a.type_id AS "typeId", a.state_code AS "stateCode",
       coalesce(array_agg(d.id) FILTER (WHERE d.is_name_mismatch), '{}') AS mismatched
     FROM address a LEFT JOIN address_document l ON l.address_id = a.id LEFT JOIN document d ON d.id = l.document_id
     WHERE a.customer_id = $1 GROUP BY a.id`,
    [customerId],
  );
  return addresses.map(({ addressStatus, uploadedDocuments, isDocumentOutOfDate, ...address }) => {
    const kind = kinds.find(({ id }) => id === address.addressId);
    const documents = uploadedDocuments.map(({ id, fileName, status, rejectReason }) => ({
      id,
      fileName,
      statusId: documentStatusOf(status, { isExpired: isDocumentOutOfDate, isMismatch: kind?.mismatched.includes(id) }),
      rejectReason,
    }));
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

function documentStatusOf(
  status: 'pending' | 'uploaded' | 'rejected',
  { isExpired, isMismatch = false }: { isExpired: boolean; isMismatch?: boolean },
): number {
  if (status === 'pending') return documentStatusId.pending;
  if (status === 'uploaded') return isExpired ? documentStatusId.expired : documentStatusId.confirmed;
  return isMismatch ? documentStatusId.nameMismatch : documentStatusId.rejected;
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
export const lineOf = ({ address1, address2, postalCode, city }: DeliveryAddress): string =>
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
