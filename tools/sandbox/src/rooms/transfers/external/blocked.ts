import type { Payee } from '@bank/protocol/payment';
import type { RefusedReason } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import type { Answers } from './bank-fields';

/**
 * The refusal of a payee outside of the bank whom the customer has blocked (R2.8.4); null where they are not blocked.
 *
 * @param answers to the fields of the way, so that the refusal stands beside the one that names the payee
 */
export async function blockedOutside(
  tx: Tx,
  customerId: number,
  payee: Payee,
  answers: Answers = {},
): Promise<RefusedReason<'blockedPayee'> | null> {
  const [row] = await tx.prepared<{ refused: RefusedReason<'blockedPayee'> | null }>(
    'blocked-outside',
    'SELECT jsonb_strip_nulls(blocked_outside($1, $2, $3)) AS refused',
    [customerId, payee, answers],
  );
  return row?.refused ?? null;
}
