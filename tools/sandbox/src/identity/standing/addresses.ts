import { documentCategory } from '@bank/protocol/documents';
import type { Address } from '@bank/protocol/profile-addresses';
import type { Tx } from '../../platform/db';
import { documentsByOwner } from './owned';
import { shown } from './papers';
import type { DocumentRow, Showing } from './papers';
import { isOutOfDate, statusOf } from './standing';

/** An address with where its proofs stand. */
export interface StandingAddress extends Omit<Address, 'uploadedDocuments'> {
  /** Newest first. */
  documents: DocumentRow[];
}

type Stored = Omit<StandingAddress, 'addressStatus' | 'isDocumentOutOfDate' | 'documents'>;

/** The addresses of a customer; the main one first. */
export async function addressesOf(tx: Tx, customerId: number, nowMs: number): Promise<StandingAddress[]> {
  const addresses = await tx.query<Stored>(
    `SELECT id AS "addressId", address1, address2, city, postal_code AS "postalCode", country_code AS "countryCode",
            state_code AS "stateCode", state_name AS "stateName", is_main AS "isMain", is_confirmed AS confirmed,
            is_document_required AS "isDocumentRequired", is_card_document_required AS "isCardDocumentRequired"
       FROM address WHERE customer_id = $1 ORDER BY is_main DESC, id`,
    [customerId],
  );
  const proofs = await documentsByOwner(tx, 'address', customerId);
  return addresses.map((address) => {
    const documents = proofs(address.addressId);
    return {
      ...address,
      documents,
      addressStatus: statusOf(address.isDocumentRequired, documents, nowMs),
      isDocumentOutOfDate: isOutOfDate(documents, nowMs),
    };
  });
}

/** A card's statements go there, and nothing that proves it was sent or accepted (R1.4.34). */
export const isCardDocumentAsked = ({ isCardDocumentRequired, addressStatus }: StandingAddress): boolean =>
  isCardDocumentRequired && addressStatus !== 'validated' && addressStatus !== 'pending';

/** As answers show it. */
export const shownAddress = ({ documents, ...address }: StandingAddress, how: Showing): Address => ({
  ...address,
  uploadedDocuments: documents.map((one) => shown(one, how)),
});

/**
 * What proves where a customer lives proves their main address on the profile, and answers the bank's question in its list, whichever it
 * was sent for: the bank does not ask twice.
 */
export async function linkAddressProof(tx: Tx, customerId: number, documentId: string): Promise<void> {
  await tx.query(
    `INSERT INTO address_document (address_id, document_id) SELECT id, $2 FROM address WHERE customer_id = $1 AND is_main
     ON CONFLICT DO NOTHING`,
    [customerId, documentId],
  );
  await tx.query(
    `INSERT INTO requirement_document (requirement_id, document_id)
     SELECT id, $3 FROM requirement WHERE customer_id = $1 AND category_id = $2 AND limit_reason_id IS NULL ON CONFLICT DO NOTHING`,
    [customerId, documentCategory.address, documentId],
  );
}
