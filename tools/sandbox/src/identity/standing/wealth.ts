import type { DocumentStatus } from '@bank/protocol/profile';
import type { WealthDocument } from '@bank/protocol/profile-company';
import type { Tx } from '../../platform/db';
import { DOCUMENT, LISTED, shown } from './papers';
import type { DocumentRow, Showing } from './papers';
import { statusOf } from './standing';

/** A paper about where money comes from, with the name of who sent it. */
export interface WealthRow extends DocumentRow {
  createdName: string;
}

/** One source of a company's money and the papers about it. */
export interface Wealth {
  sourceId: number;
  status: DocumentStatus;
  /** Newest first. */
  documents: WealthRow[];
}

interface Asked {
  /** The bank wants to see where the money comes from. */
  isRequired: boolean;
  /** The sources that the company has stated. */
  sourceIds: readonly number[];
}

/** The papers about where a company's money comes from, source by source (R3.3.1): first what is asked, then what was sent beside it. */
export async function wealthOf(
  tx: Tx,
  customerId: number,
  { isRequired, sourceIds }: Asked,
  nowMs: number,
): Promise<Wealth[]> {
  const rows = await tx.query<WealthRow & { sourceId: number }>(
    `SELECT w.source_id AS "sourceId", concat_ws(' ', u.first_name, u.last_name) AS "createdName", ${DOCUMENT}
       FROM company_wealth_document w JOIN document d ON d.id = w.document_id JOIN app_user u ON u.id = d.created_by
      WHERE d.customer_id = $1 AND ${LISTED} ORDER BY d.seq DESC`,
    [customerId],
  );
  const sent = rows.map(({ sourceId }) => sourceId);
  return [...new Set([...(isRequired ? sourceIds : []), ...sent])].map((sourceId) => {
    const documents = rows.filter((row) => row.sourceId === sourceId);
    return { sourceId, status: statusOf(isRequired && sourceIds.includes(sourceId), documents, nowMs), documents };
  });
}

/** As answers show it. */
export const shownWealth = (row: WealthRow, how: Showing): WealthDocument => ({
  ...shown(row, how),
  expiration: row.expiresDate,
  created: row.uploaded.toISOString(),
  createdName: row.createdName,
});
