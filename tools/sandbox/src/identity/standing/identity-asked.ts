import { documentCategory } from '@bank/protocol/documents';
import type { Tx } from '../../platform/db';
import { requirementsOf } from './requirements';

/** Whether the bank still wants to know who this person is. What renews an ended document for a limit is asked of nobody's camera. */
export async function isIdentityAsked(tx: Tx, customerId: number, nowMs: number): Promise<boolean> {
  const asked = await requirementsOf(tx, customerId, nowMs);
  const identity = asked.find(
    ({ categoryId, reasonId }) => categoryId === documentCategory.identity && reasonId === null,
  );
  return identity !== undefined && identity.status !== 'validated';
}

/** Ends the open run of a customer whose identity is known now: its page is closed, and a late answer changes nothing (R0.81). */
export async function endKnownRuns(tx: Tx, customerId: number, nowMs: number): Promise<void> {
  const open = await tx.query("SELECT FROM identity_run WHERE customer_id = $1 AND state = 'open'", [customerId]);
  if (open.length === 0 || (await isIdentityAsked(tx, customerId, nowMs))) return;
  await endOpenRun(tx, customerId, nowMs);
}

/** Ends the open run of a customer, if there is one, so that what comes of it changes nothing (R0.81). */
export async function endOpenRun(tx: Tx, customerId: number, nowMs: number): Promise<void> {
  await tx.query(
    `UPDATE identity_run SET state = 'superseded', ended_at = $2, provider_session = NULL
      WHERE customer_id = $1 AND state = 'open'`,
    [customerId, new Date(nowMs)],
  );
}
