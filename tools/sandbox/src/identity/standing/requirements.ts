import type { UploadedDocument } from '@bank/protocol/documents';
import type { DocumentStatus } from '@bank/protocol/profile';
import { DOCUMENT, LISTED, papersOf, shown } from './papers';
import type { DocumentRow } from './papers';
import { statusOf } from './standing';
import type { Tx } from '../../platform/db';

/** One required document category, with the files sent for it. */
export interface Requirement {
  id: number;
  categoryId: number;
  /** Null: required because the account is unverified or has duplicates. */
  reasonId: number | null;
  uploadedDocuments: UploadedDocument[];
  status: DocumentStatus;
  /** A paper is there, with all its sides, that was not rejected; the bank may still be checking it. */
  isThere: boolean;
  isBeingChecked: boolean;
}

/**
 * Everything asked of a customer, oldest first; the documents of each newest first.
 * @param language of the names of documents
 */
export async function requirementsOf(
  db: Tx,
  customerId: number,
  nowMs: number,
  language: string,
): Promise<Requirement[]> {
  const asked = await db.query<Pick<Requirement, 'id' | 'categoryId' | 'reasonId'>>(
    `SELECT id, category_id AS "categoryId", limit_reason_id AS "reasonId" FROM requirement WHERE customer_id = $1 ORDER BY id`,
    [customerId],
  );
  const documents = await db.query<DocumentRow & { requirementId: number }>(
    `SELECT l.requirement_id AS "requirementId", ${DOCUMENT}
       FROM requirement r JOIN requirement_document l ON l.requirement_id = r.id JOIN document d ON d.id = l.document_id
      WHERE r.customer_id = $1 AND ${LISTED} ORDER BY d.seq DESC`,
    [customerId],
  );
  return asked.map((requirement) => {
    const own = documents.filter(({ requirementId }) => requirementId === requirement.id);
    const states = papersOf(own, nowMs).map(({ state }) => state);
    return {
      ...requirement,
      uploadedDocuments: own.map((one) => shown(one, language, nowMs)),
      status: statusOf(true, own, nowMs),
      isThere: states.includes('uploaded') || states.includes('pending'),
      isBeingChecked: states.includes('pending'),
    };
  });
}
