import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import { HOLDS_QUARTER } from '../people/company-ownership';
import { accessHints } from './access-hints';
import { taxDueAt } from './tax-due';

/** True for a certification `t` that names people who control the company, and not this person `p` among them. */
const LEAVES_OUT = `jsonb_array_length(t.answers -> 'controllingPersons') > 0
  AND NOT EXISTS (SELECT FROM jsonb_array_elements(t.answers -> 'controllingPersons') n WHERE (n ->> 'representativeId')::int = p.id)`;

/**
 * Asks a company for another tax certification where its newest one leaves out a person who holds a quarter of it by now (R0.163). What was
 * signed stays as it is (R0.113).
 * @returns the hints to publish after the commit
 */
export async function askTaxAgain(tx: Tx, customerId: number, at: Date): Promise<BankEvent[]> {
  const [asked] = await tx.query(
    `UPDATE customer c SET tax_status = 'none', tax_due_at = $2
      WHERE c.id = $1 AND c.tax_status IN ('pending', 'validated', 'expiredSoon')
        AND EXISTS (
          SELECT FROM tax_certification t JOIN company_person p ON p.customer_id = c.id
           WHERE t.id = (SELECT max(id) FROM tax_certification WHERE customer_id = c.id AND representative_id IS NULL)
             AND ${HOLDS_QUARTER} AND ${LEAVES_OUT})
     RETURNING c.id`,
    [customerId, taxDueAt(at)],
  );
  return asked ? accessHints(tx, customerId) : [];
}
