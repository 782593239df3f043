import { accessRight } from '@bank/protocol';
import { answerRequest } from '../identity/devices/answer-request';
import type { Db } from '../platform/db';
import type { AnyCallContext, CallContext } from '../platform/handler';
import { approveWithoutCode } from '../rooms/transfers/approve-without-code';
import { handlers as transfers } from '../rooms/transfers/handlers';
import { answerRequestPush } from '../rooms/transfers/request-push';

type Bank = Omit<CallContext, 'caller' | 'mayRefuse'>;

interface Challenge {
  trxid: string;
  userId: number;
  customerId: number;
  email: string;
}

/**
 * What the customer's phone does with what it is asked: it approves a transfer or gives it up, says whether a sign-in is
 * its user's, or lets itself be linked.
 *
 * @param id of the push message in the outbox, of the transfer, the key of the sign-in or of the link, or what the QR code
 *   of a link carries
 * @param approved the answer given on the phone
 * @returns null when there was nothing to answer; the secret of a phone that let itself be linked
 */
export async function answerPush(id: string, approved: boolean, bank: Bank): Promise<{ deviceSecret?: string } | null> {
  const { was, ...given } = await answerRequest({ id }, approved, bank);
  if (was === 'answered') return given;
  if (await answerRequestPush(id, approved, bank)) return {};
  const challenge = await findChallenge(id, bank);
  if (!challenge) return null;
  const { trxid, userId, customerId, email } = challenge;
  const caller = {
    userId,
    customerId,
    email,
    sessionId: '',
    right: accessRight.fullAccess,
    balanceInfo: true,
    isAdmin: false,
  };
  const context: AnyCallContext = { ...bank, caller };
  if (approved) await approveWithoutCode(trxid, context);
  else await transfers.transferCancel({ trxid }, context);
  return {};
}

/** A question that waits on a user's phone. */
export interface WaitingPush {
  id: string;
  to: string;
  text: string;
  kind: 'transfer' | 'signIn' | 'link';
  /** The number that stands on the screen too; linking a phone has none. */
  number?: string;
}

/** The questions that wait on a user's phone, newest first. */
export async function waitingPushes(db: Db, now: number): Promise<WaitingPush[]> {
  const rows = await db.query<WaitingPush & { number: string | null }>(
    `SELECT id, "to", text, kind, number FROM (
       (SELECT DISTINCT ON (p.at, p.id) o.id, o.recipient AS "to", o.text, 'transfer' AS kind, approval_number(p.id) AS number, p.at
          FROM payment p JOIN outbox o ON o.channel = 'push' AND o.subject = p.id
         WHERE p.status = 'pending' AND p.approve_type = 'push' ORDER BY p.at DESC, p.id, o.seq DESC LIMIT 10)
       UNION ALL
       (SELECT o.id, o.recipient, o.text, 'transfer', approval_number(a.id), a.at
          FROM payment_approval a JOIN outbox o ON o.channel = 'push' AND o.subject = a.id
         WHERE a.state = 'open' AND a.expires_at > $1 ORDER BY a.at DESC LIMIT 10)
       UNION ALL
       (SELECT coalesce(o.id, r.key), u.email,
               coalesce(o.text, 'Link this phone to the account of ' || u.first_name || ' ' || u.last_name || '?'),
               CASE r.kind WHEN 'link' THEN 'link' ELSE 'signIn' END, r.number, r.at
          FROM phone_request r
          JOIN app_user u ON u.id = r.user_id
          LEFT JOIN login_code l ON l.hash = r.login_code
          LEFT JOIN LATERAL (SELECT id, text FROM outbox
                              WHERE channel = 'push' AND subject = r.key ORDER BY seq DESC LIMIT 1) o ON true
         WHERE r.state = 'waiting' AND r.expires_at > $1 AND l.used_at IS NULL ORDER BY r.at DESC LIMIT 10)
     ) waiting ORDER BY at DESC LIMIT 10`,
    [new Date(now)],
  );
  return rows.map(({ number, ...row }) => (number === null ? row : { ...row, number }));
}

async function findChallenge(id: string, { db }: Pick<CallContext, 'db'>): Promise<Challenge | undefined> {
  const [challenge] = await db.query<Challenge>(
    `SELECT p.id AS trxid, p.created_by AS "userId", p.customer_id AS "customerId", u.email
       FROM payment p JOIN app_user u ON u.id = p.created_by
      WHERE p.id IN ($1, (SELECT subject FROM outbox WHERE id = $1 AND channel = 'push'))
        AND p.status = 'pending' AND p.approve_type = 'push'`,
    [id],
  );
  return challenge;
}
