import type { DocumentStatus } from '@bank/protocol/profile';
import type { Address } from '@bank/protocol/profile-addresses';
import type { DocumentCategory, UploadedDocument } from '@bank/protocol/verification';
import type { Tx } from '../../platform/db';

/** A document as a status follows from it. */
export interface StoredDocument extends UploadedDocument {
  expiresAt: string | null;
}

const SOON_MS = 30 * 86_400_000;

/** Needs something of the customer (R3.3.7: set, and neither validated nor pending; not required is not set). */
export const needsAction = (status: DocumentStatus | null): boolean =>
  status === 'none' || status === 'rejected' || status === 'expiredSoon';

const isOver = ({ expiresAt }: StoredDocument, nowMs: number) => expiresAt !== null && Date.parse(expiresAt) <= nowMs;

/**
 * Where the papers for one thing stand (R3.3.7).
 * @param documents newest first
 */
export function statusOf(isRequired: boolean, documents: readonly StoredDocument[], nowMs: number): DocumentStatus {
  const valid = documents.find((one) => one.status === 'uploaded' && !isOver(one, nowMs));
  const until = valid?.expiresAt ?? null;
  const isShort = until !== null && Date.parse(until) - nowMs < SOON_MS;
  if (valid && !isShort) return 'validated';
  const [newest] = documents;
  if (newest?.status === 'pending') return 'pending';
  if (valid) return 'expiredSoon';
  if (newest?.status === 'rejected') return 'rejected';
  return isRequired ? 'none' : 'notRequired';
}

/** The accepted papers have expired without a replacement. */
export const isOutOfDate = (documents: readonly StoredDocument[], nowMs: number): boolean =>
  documents.some((one) => one.status === 'uploaded' && isOver(one, nowMs)) &&
  !documents.some((one) => one.status === 'uploaded' && !isOver(one, nowMs));

/** The columns of `document d` that a `DocumentRow` has. */
export const DOCUMENT = `d.id, d.status, d.file_name AS "fileName", d.uploaded_at AS uploaded, d.reject_reason AS "rejectReason",
  to_char(d.expires_at, 'YYYY-MM-DD') AS "expiresAt"`;

export type DocumentRow = Omit<StoredDocument, 'uploaded'> & { uploaded: Date };

export const stored = ({ uploaded, ...row }: DocumentRow): StoredDocument => ({
  ...row,
  uploaded: uploaded.toISOString(),
});

/** As answers show it. */
export const shown = ({ id, status, fileName, uploaded, rejectReason }: StoredDocument): UploadedDocument => ({
  id,
  status,
  fileName,
  uploaded,
  rejectReason,
});

/** A company's papers of one kind, newest first. */
export async function documentsOf(tx: Tx, customerId: number, category: DocumentCategory): Promise<StoredDocument[]> {
  const rows = await tx.query<DocumentRow>(
    `SELECT ${DOCUMENT} FROM document d WHERE d.customer_id = $1 AND d.category = $2 ORDER BY d.seq DESC`,
    [customerId, category],
  );
  return rows.map(stored);
}

/** The addresses of a customer with where their proofs stand; the main one first. */
export async function addressesOf(tx: Tx, customerId: number, nowMs: number): Promise<Address[]> {
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
      WHERE a.customer_id = $1 ORDER BY d.seq DESC`,
    [customerId],
  );
  return addresses.map((address) => {
    const own = documents.filter(({ addressId }) => addressId === address.addressId).map(stored);
    return {
      ...address,
      addressStatus: statusOf(address.isDocumentRequired, own, nowMs),
      isDocumentOutOfDate: isOutOfDate(own, nowMs),
      uploadedDocuments: own.map(shown),
    };
  });
}
