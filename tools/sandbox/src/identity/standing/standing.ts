import type { DocumentStatus } from '@bank/protocol/profile';
import type { Address } from '@bank/protocol/profile-addresses';
import type { DocumentCategory } from '@bank/protocol/documents';
import type { Tx } from '../../platform/db';
import { DOCUMENT, LISTED, papersOf, shown } from './papers';
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

/** A company's papers of one kind, newest first. */
export const documentsOf = (tx: Tx, customerId: number, category: DocumentCategory): Promise<DocumentRow[]> =>
  tx.query<DocumentRow>(
    `SELECT ${DOCUMENT} FROM document d WHERE d.customer_id = $1 AND d.category = $2 AND ${LISTED} ORDER BY d.seq DESC`,
    [customerId, category],
  );

/**
 * The addresses of a customer with where their proofs stand; the main one first.
 * @param language of the names of documents
 */
export async function addressesOf(tx: Tx, customerId: number, nowMs: number, language: string): Promise<Address[]> {
  const addresses = await tx.query<
    Pick<
      Address,
      'addressId' | 'address1' | 'address2' | 'city' | 'postalCode' | 'countryCode' | 'stateCode' | 'stateName'
    > &
      Pick<Address, 'isMain' | 'confirmed' | 'isDocumentRequired' | 'isCardDocumentRequired'>
  >(
    `SELECT id AS "addressId", address1, address2, city, postal_code AS "postalCode", country_code AS "countryCode",
            state_code AS "stateCode", state_name AS "stateName", is_main AS "isMain", is_confirmed AS confirmed,
            is_document_required AS "isDocumentRequired", is_card_document_required AS "isCardDocumentRequired"
       FROM address WHERE customer_id = $1 ORDER BY is_main DESC, id`,
    [customerId],
  );
  const documents = await tx.query<DocumentRow & { addressId: number }>(
    `SELECT a.id AS "addressId", ${DOCUMENT}
       FROM address a JOIN address_document l ON l.address_id = a.id JOIN document d ON d.id = l.document_id
      WHERE a.customer_id = $1 AND ${LISTED} ORDER BY d.seq DESC`,
    [customerId],
  );
  return addresses.map((address) => {
    const own = documents.filter(({ addressId }) => addressId === address.addressId);
    return {
      ...address,
      addressStatus: statusOf(address.isDocumentRequired, own, nowMs),
      isDocumentOutOfDate: isOutOfDate(own, nowMs),
      uploadedDocuments: own.map((one) => shown(one, language, nowMs)),
    };
  });
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
