import type { Tx } from '../../platform/db';

/** How long a paper waits for the certification that names it (R0.118): as long as the link of a representative works. */
export const PAPER_WAITS_MS = 7 * 86_400_000;

/** Deletes a paper that no certification has named. What is a paper of something else by now, or of a certification, stays. */
export async function lapsePaper(tx: Tx, documentId: string): Promise<void> {
  // One who signs locks the customer, too: their certification names the paper before this looks, or finds it gone.
  await tx.query('SELECT FROM customer WHERE id = (SELECT customer_id FROM document WHERE id = $1) FOR NO KEY UPDATE', [
    documentId,
  ]);
  const unnamed = await tx.query(
    `DELETE FROM tax_paper p USING document d
      WHERE p.document_id = $1 AND d.id = p.document_id AND NOT EXISTS (
        SELECT FROM tax_certification t WHERE t.customer_id = d.customer_id AND t.answers -> 'papers' -> p.kind ? d.id)
      RETURNING p.document_id`,
    [documentId],
  );
  if (unnamed.length > 0) await tx.query('DELETE FROM document WHERE id = $1', [documentId]);
}
