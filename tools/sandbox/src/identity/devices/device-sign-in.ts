import type { AccessTokens } from '@bank/protocol/auth';
import type { StandingProblem } from '../auth/may-sign-in';
import { noteAttempt } from '../auth/attempts';
import type { AuthContext } from '../auth/context';
import { assertMayEnter } from '../auth/gate';
import type { Tx } from '../../platform/db';
import type { MayRefuse } from '../../platform/refusal';
import type { SecretHolder } from './device-secret';
import { findHolder, rotateSecret, voidSecret } from './device-secret';
import { refused, say } from './texts';

/** Long enough to look at a question and answer it. */
const LIFE_S = 300;

type Verdict = { tokens: AccessTokens & { deviceSecret: string } } | { refused: readonly string[] };

/**
 * Signs the owner of an approving phone in by the phone's secret, for a few minutes and for answering only (ADR-13). Each use
 * replaces the secret; a replaced one that comes again was copied, and voids the present one.
 *
 * @throws HttpRefusal 403 `deviceRefused`, whatever is wrong with it; what the gate says of the owner
 */
export async function signInDevice(
  secret: string,
  context: AuthContext & MayRefuse<StandingProblem | 'deviceRefused'>,
): Promise<AccessTokens & { deviceSecret: string }> {
  const { db, sessions } = context;
  // A copy is answered, not thrown, inside the transaction: that it ended the secret must stay.
  const verdict = await db.transaction<Verdict>(async (tx) => {
    const phone = await findHolder(tx, secret);
    if (!phone) return { refused: [] };
    if (phone.shown === 'other') return { refused: await endSecret(tx, context, phone) };
    if (phone.status !== 'approved') return { refused: [] };
    await assertMayEnter(tx, context, { way: 'deviceSecret', userId: phone.userId });
    return { tokens: await openFor(tx, context, phone, secret) };
  });
  if ('tokens' in verdict) return verdict.tokens;
  await Promise.all(verdict.refused.map((id) => sessions.end(id, 'reuse')));
  throw refused(context, 'deviceRefused');
}

async function openFor(tx: Tx, context: AuthContext, phone: SecretHolder, secret: string) {
  const { clock, sessions } = context;
  const { deviceId, userId } = phone;
  const now = clock.now();
  const deviceSecret = await rotateSecret(tx, phone, secret, sessions.successorOf);
  await tx.query('UPDATE device SET last_activity_at = $2 WHERE id = $1', [deviceId, new Date(now)]);
  const limits = { until: new Date(now + LIFE_S * 1000), deviceId, scopes: ['device'] as const };
  const { accessToken, refreshToken } = await sessions.open(tx, userId, limits);
  await noteAttempt(tx, context, { userId, result: 'ok', from: context });
  return { accessToken, refreshToken, deviceSecret };
}

/** @returns the phone's sessions, to be ended */
async function endSecret(tx: Tx, context: AuthContext, { deviceId, userId, name }: SecretHolder): Promise<string[]> {
  const { outbox } = context;
  await voidSecret(tx, deviceId);
  await outbox.notify(tx, {
    userId,
    topic: 'security',
    words: (language) => ({
      subject: say(language, 'copiedSubject'),
      text: say(language, 'copiedText', { name }),
    }),
  });
  const open = await tx.query<{ id: string }>('SELECT id FROM session WHERE device_id = $1 AND ended_at IS NULL', [
    deviceId,
  ]);
  return open.map(({ id }) => id);
}
