import type { Output } from '@bank/protocol';
import type { ipWhitelist } from '@bank/protocol/settings';
import type { AuthContext } from '../auth/context';
import type { Tx } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { refused } from './texts';

/** Whether the address is in the user's list. */
export async function isListed(tx: Tx, userId: number, ip: string): Promise<boolean> {
  const [row] = await tx.prepared<{ listed: boolean }>(
    'ip-listed',
    'SELECT EXISTS (SELECT FROM trusted_ip WHERE user_id = $1 AND $2::inet <<= network) AS listed',
    [userId, ip],
  );
  return row?.listed ?? false;
}

/** @returns the network in its usual form, or null when the text is none; the database knows every way to write one */
export async function networkOf(tx: Tx, text: string): Promise<string | null> {
  const typed = text.trim();
  // What inet takes and no customer means: an address without all of its parts.
  if (!/^(\d{1,3}\.){3}\d{1,3}(\/\d{1,2})?$|^[0-9a-f:.]*:[0-9a-f:.]*(\/\d{1,3})?$/i.test(typed)) return null;
  const [row] = await tx
    .query<{ network: string }>('SELECT network($1::inet)::text AS network', [typed])
    .catch(() => []);
  return row?.network ?? null;
}

export async function listOf(context: AuthContext): Promise<Output<typeof ipWhitelist>> {
  const { userId } = callerOf(context);
  const yourIp = context.ip;
  const [user] = await context.db.query<{ mode: 'off' | 'warn' | 'block' }>(
    'SELECT access_ip_mode AS mode FROM app_user WHERE id = $1',
    [userId],
  );
  const rows = await context.db.query<{ id: number; ip: string; toIp: string | null; created: Date; isYours: boolean }>(
    // As inet, a single address is written without its mask.
    `SELECT id, abbrev(network::inet) AS ip, created_at AS created, $2::inet <<= network AS "isYours",
            CASE WHEN host(network) <> host(broadcast(network)) THEN host(broadcast(network)) END AS "toIp"
       FROM trusted_ip WHERE user_id = $1 ORDER BY id`,
    [userId, yourIp],
  );
  return {
    ips: { ip: rows.map((row) => ({ ...row, created: row.created.toISOString() })) },
    accessIpMode: user?.mode ?? 'off',
    yourIp,
  };
}

/**
 * @param planned the mode to be, and the entry to go
 * @throws Refusal VF `wouldLockOut` when the caller could not call again after that
 */
export async function assertNotOutside(
  tx: Tx,
  userId: number,
  { mode = null, without = null }: { mode?: string | null; without?: number | null },
  context: AuthContext & MayRefuse<'wouldLockOut'>,
): Promise<void> {
  const [row] = await tx.query<{ outside: boolean }>(
    `SELECT coalesce($3, access_ip_mode) = 'block' AND NOT EXISTS (
       SELECT FROM trusted_ip t WHERE t.user_id = $1 AND $2::inet <<= t.network AND t.id IS DISTINCT FROM $4) AS outside
       FROM app_user WHERE id = $1`,
    [userId, context.ip, mode, without],
  );
  if (row?.outside) throw refused(context, 'wouldLockOut');
}
