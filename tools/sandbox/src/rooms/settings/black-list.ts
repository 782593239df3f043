import { mailboxOf, type Parsed } from '@bank/protocol';
import { type BlackListEntry, type blackListAdd } from '@bank/protocol/settings';
import type { AuthContext } from '../../identity/auth/context';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { spellingsOf } from '../../platform/spellings';
import { refused } from '../../identity/security/texts';

const ACCOUNT = /^[A-Z0-9]{4,34}$/;

/** As the transfers compare it: addresses as their mailbox (R0.173), account numbers without spaces. */
export const plainTarget = (text: string): string => mailboxOf(text) ?? text.replace(/\s/g, '').toUpperCase();

export async function blackListOf(context: AuthContext): Promise<{ blackList: BlackListEntry[] }> {
  const blackList = await context.db.query<BlackListEntry>(
    `SELECT email, block_type AS "blockType", note, instant_text(created_at) AS created
       FROM payout_block WHERE customer_id = $1 ORDER BY created_at DESC, email`,
    [callerOf(context).customerId],
  );
  return { blackList };
}

/** Blocks an account, or who holds an address now: the block stays theirs, whatever address they take (R0.181). */
export async function addToBlackList(
  { email, blockType, note }: Parsed<typeof blackListAdd>,
  context: AuthContext & MayRefuse<'notAnEmail' | 'notAnAccount' | 'listedAlready'>,
): Promise<void> {
  const target = plainTarget(email);
  if (!(blockType === 'email' ? mailboxOf(target) !== null : ACCOUNT.test(target))) {
    throw refused(context, blockType === 'email' ? 'notAnEmail' : 'notAnAccount', { field: 'email' });
  }
  const added = await context.db.query(
    `INSERT INTO payout_block (customer_id, block_type, email, note, created_at, holder)
     VALUES ($1, $2, $3, $4, $5, (SELECT holder FROM address_holder WHERE email = $3 AND $2 = 'email'))
     ON CONFLICT DO NOTHING RETURNING email`,
    [callerOf(context).customerId, blockType, target, note?.trim() ?? '', new Date(context.clock.now())],
  );
  if (added.length === 0) throw refused(context, 'listedAlready', { field: 'email' });
}

/**
 * Takes an entry off, as the list shows it. An entry of before R0.173 may be an address that is no mailbox, or that another holder's mailbox
 * left in its old spelling.
 */
export async function removeFromBlackList(email: string, context: AuthContext): Promise<void> {
  await context.db.query('DELETE FROM payout_block WHERE customer_id = $1 AND email = ANY ($2)', [
    callerOf(context).customerId,
    [plainTarget(email), ...spellingsOf(email)],
  ]);
}
