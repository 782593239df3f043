import type { DocumentStatus } from '@bank/protocol/profile';
import type { WealthDocument } from '@bank/protocol/profile-company';
import type { Tx } from '../../platform/db';
import { DOCUMENT, LISTED, shown } from './papers';
import type { DocumentRow, Showing } from './papers';
import { statusOf } from './standing';

/** One source of money of a company, or of a person in it, and the papers about it. */
export interface Wealth {
  sourceId: number;
  status: DocumentStatus;
  /** Newest first. */
  documents: DocumentRow[];
}

interface Asked {
  /** The bank wants to see where the money comes from. */
  isRequired: boolean;
  /** The sources that were stated. */
  sourceIds: readonly number[];
}

/** A paper and the source that it is about. */
export type OfSource = DocumentRow & { sourceId: number };

/**
 * The papers about where money comes from, source by source (R3.3.1): first what is asked, then what was sent beside it.
 * @param papers newest first
 */
export function wealthIn(papers: readonly OfSource[], { isRequired, sourceIds }: Asked, nowMs: number): Wealth[] {
  const sent = papers.map(({ sourceId }) => sourceId);
  return [...new Set([...(isRequired ? sourceIds : []), ...sent])].map((sourceId) => {
    const documents = papers.filter((paper) => paper.sourceId === sourceId);
    return { sourceId, status: statusOf(isRequired && sourceIds.includes(sourceId), documents, nowMs), documents };
  });
}

/** Of a company itself; those of its people are theirs. */
export async function wealthOf(tx: Tx, customerId: number, asked: Asked, nowMs: number): Promise<Wealth[]> {
  const papers = await tx.query<OfSource>(
    `SELECT w.source_id AS "sourceId", ${DOCUMENT} FROM company_wealth_document w JOIN document d ON d.id = w.document_id
      WHERE d.customer_id = $1 AND ${LISTED} ORDER BY d.seq DESC`,
    [customerId],
  );
  return wealthIn(papers, asked, nowMs);
}

/** As answers show it: the papers and the statuses by the id of the source. */
export const shownWealth = (wealth: readonly Wealth[], how: Showing) => ({
  sourceOfWealthDocuments: Object.fromEntries(
    wealth.map(({ sourceId, documents }) => [sourceId, documents.map((one) => shownPaper(one, how))]),
  ),
  sourceOfWealthDocumentStatuses: Object.fromEntries(wealth.map(({ sourceId, status }) => [sourceId, status])),
});

const shownPaper = (row: DocumentRow, how: Showing): WealthDocument => ({
  ...shown(row, how),
  expiration: row.expiresDate,
  created: row.uploaded.toISOString(),
  createdName: row.createdName,
});
