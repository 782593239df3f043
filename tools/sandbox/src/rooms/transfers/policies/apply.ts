import type { Tx } from '../../../platform/db';
import type { BankEvent } from '../../../platform/events';

/** Locks the company, so that its policies change one after the other, on every instance of the bank. */
export async function companyOf(tx: Tx, customerId: number): Promise<{ isPersonal: boolean; name: string }> {
  const [company] = await tx.query<{ isPersonal: boolean; name: string }>(
    `SELECT type = 'personal' AS "isPersonal", coalesce(business_name, first_name || ' ' || last_name) AS name
       FROM customer WHERE id = $1 FOR NO KEY UPDATE`,
    [customerId],
  );
  return company ?? { isPersonal: true, name: '' };
}

/** Carries out a change that waits. What requests need that are made already does not change. */
export async function applyChange(tx: Tx, changeId: string, decidedBy: number, now: Date): Promise<void> {
  await tx.query(
    `WITH c AS (UPDATE approval_policy_change SET state = 'approved', decided_by = $2, decided_at = $3
                 WHERE id = $1 AND state = 'waiting' RETURNING *),
       gone AS (DELETE FROM approval_policy y USING c WHERE y.id = c.policy_id AND c.after IS NULL),
       changed AS (UPDATE approval_policy y SET basis = c.after ->> 'basis', from_amount = (c.after ->> 'from')::numeric,
           currency = c.after ->> 'currencyCode', only_currency = (c.after ->> 'onlyThisCurrency')::boolean,
           approvers = (c.after ->> 'approvers')::int
         FROM c WHERE y.id = c.policy_id AND c.after IS NOT NULL)
     INSERT INTO approval_policy (id, customer_id, basis, from_amount, currency, only_currency, approvers)
     SELECT c.id, c.customer_id, c.after ->> 'basis', (c.after ->> 'from')::numeric, c.after ->> 'currencyCode',
       (c.after ->> 'onlyThisCurrency')::boolean, (c.after ->> 'approvers')::int
     FROM c WHERE c.policy_id IS NULL`,
    [changeId, decidedBy, now],
  );
}

/** The pages of every member show the change. */
export const changedEvent = (customerId: number): BankEvent => ({
  customerId,
  event: 'transferChanged',
  subject: null,
});
