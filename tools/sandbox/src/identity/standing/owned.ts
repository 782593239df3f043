import type { DocumentCategory } from '@bank/protocol/documents';
import type { Tx } from '../../platform/db';
import { DOCUMENT, LISTED } from './papers';
import type { DocumentRow } from './papers';

/** What documents are sent for, with the table that links them to it. */
const OWNERS = {
  requirement: { links: 'requirement_document', key: 'requirement_id' },
  address: { links: 'address_document', key: 'address_id' },
  company_person: { links: 'company_person_document', key: 'person_id' },
} as const;

/**
 * The documents of everything of one kind that a customer has.
 * @returns those of one owner, by its id, newest first
 */
export async function documentsByOwner(
  tx: Tx,
  owner: keyof typeof OWNERS,
  customerId: number,
): Promise<(ownerId: number) => DocumentRow[]> {
  const { links, key } = OWNERS[owner];
  const rows = await tx.query<DocumentRow & { ownerId: number }>(
    `SELECT o.id AS "ownerId", ${DOCUMENT}
       FROM ${owner} o JOIN ${links} l ON l.${key} = o.id JOIN document d ON d.id = l.document_id
      WHERE o.customer_id = $1 AND ${LISTED} ORDER BY d.seq DESC`,
    [customerId],
  );
  return (id) => rows.filter(({ ownerId }) => ownerId === id);
}

/** A company's papers of one kind, newest first. */
export const documentsOf = (tx: Tx, customerId: number, category: DocumentCategory): Promise<DocumentRow[]> =>
  tx.query<DocumentRow>(
    `SELECT ${DOCUMENT} FROM document d WHERE d.customer_id = $1 AND d.category = $2 AND ${LISTED} ORDER BY d.seq DESC`,
    [customerId, category],
  );
