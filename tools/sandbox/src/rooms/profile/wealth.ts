import type { DocumentStatus } from '@bank/protocol/profile';
import type { WealthDocument } from '@bank/protocol/profile-company';
import { DOCUMENT, LISTED, shown } from '../../identity/standing/papers';
import type { DocumentRow, Showing } from '../../identity/standing/papers';
import { statusOf } from '../../identity/standing/standing';
import type { Tx } from '../../platform/db';

export interface Wealth {
  /** By the id of the source, newest first. */
  documents: Record<string, WealthDocument[]>;
  statuses: Record<string, DocumentStatus>;
}

interface Asked {
  /** The bank wants to see where the money comes from. */
  isRequired: boolean;
  /** The sources that the company has stated. */
  sourceIds: readonly number[];
}

/** The papers about where a company's money comes from, source by source (R3.3.1). */
export async function wealthOf(tx: Tx, customerId: number, asked: Asked, how: Showing): Promise<Wealth> {
  const rows = await tx.query<DocumentRow & { sourceId: number; createdName: string }>(
    `SELECT w.source_id AS "sourceId", concat_ws(' ', u.first_name, u.last_name) AS "createdName", ${DOCUMENT}
       FROM company_wealth_document w JOIN document d ON d.id = w.document_id JOIN app_user u ON u.id = d.created_by
      WHERE d.customer_id = $1 AND ${LISTED} ORDER BY d.seq DESC`,
    [customerId],
  );
  const wealth: Wealth = { documents: {}, statuses: {} };
  const sent = rows.map(({ sourceId }) => sourceId);
  for (const id of new Set([...(asked.isRequired ? asked.sourceIds : []), ...sent])) {
    const own = rows.filter(({ sourceId }) => sourceId === id);
    wealth.statuses[id] = statusOf(asked.isRequired && asked.sourceIds.includes(id), own, how.nowMs);
    wealth.documents[id] = own.map((row) => ({
      ...shown(row, how),
      expiration: row.expiresDate,
      created: row.uploaded.toISOString(),
      createdName: row.createdName,
    }));
  }
  return wealth;
}
