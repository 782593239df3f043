import type { CustomerPermission } from '@bank/protocol/customer';
import type { MassType } from '@bank/protocol/transfers-mass';
import type { RefusedReason } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';

/** R2.3.13: what opens each kind of mass payment. */
export const MASS_PERMISSIONS: Readonly<Record<MassType, CustomerPermission>> = {
  p2p: 'mass.p2p',
  eft: 'mass.eft',
  wire: 'mass.wire',
  instant_payment: 'mass.instant',
  interac: 'mass.interac',
  oct: 'mass.oct',
  crypto_eft: 'mass.digital',
};

interface Account {
  isClosed: boolean;
  isForbidden: boolean;
  payerName: string;
}

const ACCOUNT = `
  SELECT f.type = 11 OR f.status <> 2 AS "isClosed", c.limited OR c.need_kyc OR NOT $3 = ANY (c.permissions) AS "isForbidden",
    coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS "payerName"
  FROM account f JOIN customer c ON c.id = f.customer_id WHERE f.id = $1 AND f.customer_id = $2`;

/** What keeps an account from paying a batch; otherwise the account. */
export async function payingAccount(
  tx: Tx,
  accountId: number,
  customerId: number,
  permission: CustomerPermission,
): Promise<Account | RefusedReason<'noAccess' | 'accountClosed' | 'notPermitted'>> {
  const [account] = await tx.prepared<Account>('mass-account', ACCOUNT, [accountId, customerId, permission]);
  if (!account) return { reason: 'noAccess' };
  if (account.isClosed) return { reason: 'accountClosed' };
  return account.isForbidden ? { reason: 'notPermitted' } : account;
}
