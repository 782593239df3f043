import type { DocumentStatus } from '@bank/protocol/profile';
import { documentsByOwner } from './owned';
import type { DocumentRow } from './papers';
import { statusOf } from './standing';
import type { Tx } from '../../platform/db';

/** One required document category, with the files sent for it. */
export interface Requirement {
  id: number;
  categoryId: number;
  /** Null: required because the account is unverified or has duplicates. */
  reasonId: number | null;
  /** The document that has ended, where the bank limited the account for it (R0.91). What renews it is sent for the same thing. */
  renewsId: string | null;
  /** Newest first. */
  documents: DocumentRow[];
  status: DocumentStatus;
}

/** Everything asked of a customer, oldest first. */
export async function requirementsOf(db: Tx, customerId: number, nowMs: number): Promise<Requirement[]> {
  const asked = await db.query<Pick<Requirement, 'id' | 'categoryId' | 'reasonId' | 'renewsId'>>(
    `SELECT id, category_id AS "categoryId", limit_reason_id AS "reasonId", renews_id AS "renewsId"
       FROM requirement WHERE customer_id = $1 ORDER BY id`,
    [customerId],
  );
  const papers = await documentsByOwner(db, 'requirement', customerId);
  return asked.map((requirement) => {
    const documents = papers(requirement.id);
    return { ...requirement, documents, status: statusOf(true, documents, nowMs) };
  });
}
