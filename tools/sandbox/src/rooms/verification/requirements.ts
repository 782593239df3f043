import type { UploadedDocument } from '@bank/protocol/verification';
import type { Tx } from '../../platform/db';

/** One required document category, with the files sent for it. */
export interface Requirement {
  id: number;
  categoryId: number;
  /** Null: required because the account is unverified or has duplicates. */
  reasonId: number | null;
  uploadedDocuments: UploadedDocument[];
}

interface Row extends Omit<Requirement, 'uploadedDocuments'> {
  documents: (Omit<UploadedDocument, 'uploaded'> & { uploaded: string })[];
}

/** Everything asked of a customer, oldest first; the documents of each newest first. */
export async function requirementsOf(db: Tx, customerId: number): Promise<Requirement[]> {
  const rows = await db.query<Row>(
    `SELECT r.id, r.category_id AS "categoryId", r.limit_reason_id AS "reasonId",
            coalesce(json_agg(json_build_object('id', d.id, 'status', d.status, 'fileName', d.file_name,
              'uploaded', to_char(d.uploaded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'rejectReason', d.reject_reason) ORDER BY d.uploaded_at DESC, d.id DESC)
              FILTER (WHERE d.id IS NOT NULL), '[]') AS documents
       FROM requirement r
       LEFT JOIN requirement_document l ON l.requirement_id = r.id
       LEFT JOIN document d ON d.id = l.document_id
      WHERE r.customer_id = $1 GROUP BY r.id ORDER BY r.id`,
    [customerId],
  );
  return rows.map(({ documents, ...row }) => ({ ...row, uploadedDocuments: documents }));
}

/** Whether a document is there that was not rejected; the bank may still be checking it. */
export const isThere = ({ uploadedDocuments }: Requirement): boolean =>
  uploadedDocuments.some(({ status }) => status !== 'rejected');

export const isBeingChecked = ({ uploadedDocuments }: Requirement): boolean =>
  uploadedDocuments.some(({ status }) => status === 'pending');
