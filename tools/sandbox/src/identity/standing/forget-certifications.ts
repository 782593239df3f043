import type { Tx } from '../../platform/db';

/** What hangs on a certification, in the order in which it goes. */
const PARTS = ['tax_certificate_copy', 'tax_certificate', 'tax_decision', 'tax_certification_country'] as const;

/**
 * Forgets what a customer who left has certified, with its certificates (R0.92). Nothing else may delete what was signed: the guards of the tables
 * let go of it for this customer and this transaction alone (R0.113).
 */
export async function forgetCertifications(tx: Tx, customerId: number): Promise<void> {
  await tx.query(`SELECT set_config('bank.forgets', $1, true)`, [String(customerId)]);
  for (const table of PARTS)
    await tx.query(
      `DELETE FROM ${table} WHERE certification_id IN (SELECT id FROM tax_certification WHERE customer_id = $1)`,
      [customerId],
    );
  await tx.query('DELETE FROM tax_certification WHERE customer_id = $1', [customerId]);
  await tx.query('DELETE FROM representative_invitation WHERE customer_id = $1', [customerId]);
  await tx.query(`SELECT set_config('bank.forgets', '', true)`);
}
