import type { RefusedReason } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import { PERMISSION } from './terms';

interface Account {
  currency: string;
  payerName: string;
  isClosed: boolean;
  isForbidden: boolean;
}

const ACCOUNT = `
  SELECT f.currency, coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS "payerName", f.type = 11 OR f.status <> 2 AS "isClosed",
    c.limited OR c.need_kyc OR NOT $3 = ANY (c.permissions) AS "isForbidden"
  FROM account f JOIN customer c ON c.id = f.customer_id WHERE f.id = $1 AND f.customer_id = $2`;

/** The account that pays a batch, or what keeps it from that. */
export async function payingAccount(
  tx: Tx,
  accountId: number,
  customerId: number,
): Promise<Account | RefusedReason<'noAccess' | 'accountClosed' | 'notPermitted'>> {
  const [account] = await tx.prepared<Account>('global-batch-account', ACCOUNT, [accountId, customerId, PERMISSION]);
  if (!account) return { reason: 'noAccess' };
  if (account.isClosed) return { reason: 'accountClosed' };
  return account.isForbidden ? { reason: 'notPermitted' } : account;
}
