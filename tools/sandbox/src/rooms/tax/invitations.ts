import { secretHash } from '../../identity/auth/sessions';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/db';
import type { CallContext, Invitation } from '../../platform/handler';
import { say } from './texts';

/** How long a link works: it is opened in a mail program, on another day and perhaps another machine. */
export const LIFE_MS = 7 * 86_400_000;

/** @returns null for an unknown, expired or used secret, and for a former representative */
export async function openInvitation(db: Tx, clock: Clock, secret: string): Promise<Invitation | null> {
  const [found] = await db.query<Invitation>(
    `SELECT i.user_id AS "userId", i.customer_id AS "customerId"
       FROM representative_invitation i
       JOIN membership m ON m.user_id = i.user_id AND m.customer_id = i.customer_id AND m.is_representative
      WHERE i.hash = $1 AND i.used_at IS NULL AND i.expires_at > $2`,
    [secretHash(secret), new Date(clock.now())],
  );
  return found ?? null;
}

/**
 * Sends a representative the link to their part of the company's tax certification; the ones before it are void (R0.24).
 * @returns the link's path and query, as it went out; null for a user who represents no company
 */
export async function inviteRepresentative(
  tx: Tx,
  { clock, ids, lang, outbox }: Pick<CallContext, 'clock' | 'ids' | 'lang' | 'outbox'>,
  userId: number,
): Promise<string | null> {
  const now = clock.now();
  const [representative] = await tx.query<{ customerId: number; email: string; company: string; brand: string | null }>(
    `SELECT m.customer_id AS "customerId", u.email, coalesce(c.business_name, '') AS company, c.brand
       FROM membership m JOIN app_user u ON u.id = m.user_id JOIN customer c ON c.id = m.customer_id
      WHERE m.user_id = $1 AND m.is_representative ORDER BY m.customer_id LIMIT 1 FOR UPDATE OF m`,
    [userId],
  );
  if (!representative) return null;
  const { customerId, email, company, brand } = representative;
  const secret = ids.secret();
  await tx.query(
    'UPDATE representative_invitation SET used_at = $3 WHERE user_id = $1 AND customer_id = $2 AND used_at IS NULL',
    [userId, customerId, new Date(now)],
  );
  await tx.query(
    'INSERT INTO representative_invitation (hash, user_id, customer_id, expires_at) VALUES ($1, $2, $3, $4)',
    [secretHash(secret), userId, customerId, new Date(now + LIFE_MS)],
  );
  const page = `/self-certification-representative?${new URLSearchParams({ authSecret: secret }).toString()}`;
  await outbox.send(tx, {
    reason: 'letter',
    channel: 'email',
    to: email,
    papersOf: customerId,
    subject: say(lang, 'inviteSubject', { company }),
    text: say(lang, 'inviteText', { company, link: outbox.linkTo(brand, page), days: String(LIFE_MS / 86_400_000) }),
    code: secret,
  });
  return page;
}
