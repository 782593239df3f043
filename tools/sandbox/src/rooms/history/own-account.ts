import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { refusal } from '../../ledger/refusal';
import type { HistoryFilter } from './filters';

/** @throws Refusal ENOA unless the account belongs to the customer acted for */
export async function checkAccount(
  { accountId }: HistoryFilter,
  context: CallContext & MayRefuse<'noAccess'>,
): Promise<void> {
  if (accountId === undefined) return;
  const own = await context.db.prepared<object>(
    'own-account',
    'SELECT FROM account WHERE id = $1 AND customer_id = $2',
    [accountId, callerOf(context).customerId],
  );
  if (own.length === 0) throw refusal(context, { reason: 'noAccess' });
}
