import type { pushResend } from '@bank/protocol/auth';
import type { Tx } from '../../platform/db';
import type { CallContext, Handler } from '../../platform/handler';
import { browserName } from '../auth/browser';
import { MAX_SENDS } from '../auth/login-code';
import { refused, say } from '../auth/texts';

/**
 * Sends a push sign-in to the phones, with a new number that both screens show. The message names the browser, so that a user notices
 * a sign-in that is not theirs.
 */
export async function sendPush(
  tx: Tx,
  { clock, config, ids, outbox, lang, userAgent }: CallContext,
  { key, email }: { key: string; email: string },
): Promise<{ number: string; expiresAt: string }> {
  const number = ids.code(2);
  const expiresAt = new Date(clock.now() + config.codeS * 1000);
  await tx.query('UPDATE phone_request SET number = $2, expires_at = $3, sends = sends + 1 WHERE key = $1', [
    key,
    number,
    expiresAt,
  ]);
  const text = say(lang, 'pushText', { number, browser: browserName(userAgent, lang) });
  // The address stands for the phones that never said where their messages go: the one of the cockpit is among them.
  for (const to of [...(await pushTokens(tx, key)), email]) {
    await outbox.send(tx, { reason: 'approval', channel: 'push', to, subject: key, text });
  }
  return { number, expiresAt: expiresAt.toISOString() };
}

/** Where the approving phones of the user get their messages. */
async function pushTokens(tx: Tx, key: string): Promise<string[]> {
  const rows = await tx.query<{ token: string }>(
    `SELECT d.push_token AS token FROM phone_request r JOIN device d ON d.user_id = r.user_id
      WHERE r.key = $1 AND d.status = 'approved' AND d.push_token IS NOT NULL ORDER BY d.created_at, d.id`,
    [key],
  );
  return rows.map(({ token }) => token);
}

/** @throws HttpRefusal 403 signInExpired, declined or tooManySends */
export const resendPush: Handler<typeof pushResend> = async ({ key }, context) => {
  const { db, clock } = context;
  const outcome = await db.transaction(async (tx) => {
    const [request] = await tx.query<{ email: string; state: string; sends: number }>(
      `SELECT u.email, r.state, r.sends
         FROM phone_request r JOIN login_code l ON l.hash = r.login_code JOIN app_user u ON u.id = r.user_id
        WHERE r.key = $1 AND r.kind = 'approve' AND l.used_at IS NULL AND l.expires_at > $2 FOR UPDATE OF r`,
      [key, new Date(clock.now())],
    );
    if (!request || request.state === 'approved') return 'signInExpired' as const;
    if (request.state === 'declined') return 'declined' as const;
    if (request.sends >= MAX_SENDS) return 'tooManySends' as const;
    return sendPush(tx, context, { key, email: request.email });
  });
  if (typeof outcome === 'string') throw refused(context, outcome);
  return outcome;
};
