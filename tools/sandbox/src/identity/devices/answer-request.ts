import { noteAttempt } from '../auth/attempts';
import { secretHash } from '../auth/sessions';
import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import type { KeptSecret } from './device-secret';
import { newDeviceSecret } from './device-secret';
import { linkPhone } from './enrol';

type Bank = Pick<CallContext, 'db' | 'clock' | 'ids' | 'outbox' | 'publish' | 'lang'>;

interface Outcome {
  was: 'answered' | 'expired' | 'nothing';
  deviceSecret?: string;
}

interface RequestRow {
  key: string;
  kind: 'approve' | 'link';
  userId: number;
  deviceId: string | null;
  state: 'waiting' | 'approved' | 'declined';
  expiresAt: Date;
  /** The sign-in is open and needs only the phone. */
  signIn: { flow: string; passed: boolean; ip: string; userAgent: string } | null;
}

/**
 * Answers a question on a phone.
 *
 * @param by.id the key, the id of the push message, or the secret in the QR code of a link
 * @param by.userId only questions to this user
 * @param by.kind only questions of this kind
 * @returns whether there was anything to answer; `expired` when there was. A phone that lets itself be linked is given its
 *   secret with that, this once.
 */
export async function answerRequest(
  by: { id: string; userId?: number; kind?: 'approve' | 'link' },
  result: boolean,
  bank: Bank,
): Promise<Outcome> {
  const events: BankEvent[] = [];
  const outcome = await bank.db.transaction<Outcome>(async (tx) => {
    const request = await lockRequest(tx, by);
    if (!request || request.state !== 'waiting') return { was: 'nothing' };
    if (bank.clock.now() >= request.expiresAt.getTime()) return { was: 'expired' };
    const given = request.kind === 'link' && result ? newDeviceSecret(bank.ids) : null;
    const deviceId = request.kind === 'link' ? await answerLink(tx, request, given?.kept ?? null, bank) : null;
    await tx.query('UPDATE phone_request SET state = $2, device_id = $3 WHERE key = $1', [
      request.key,
      result ? 'approved' : 'declined',
      deviceId,
    ]);
    if (request.kind === 'link') events.push({ userId: request.userId, event: 'deviceChanged', subject: deviceId });
    if (request.signIn) {
      events.push({ signInKey: request.key, event: 'loginAnswered', subject: request.key });
      if (request.kind === 'approve' && !result) {
        await noteAttempt(tx, bank, { userId: request.userId, result: 'declined', from: request.signIn });
      }
    }
    return { was: 'answered', ...(given && { deviceSecret: given.secret }) };
  });
  bank.publish(events);
  return outcome;
}

async function lockRequest(
  tx: Tx,
  { id, userId, kind }: { id: string; userId?: number; kind?: string },
): Promise<RequestRow | undefined> {
  const [row] = await tx.query<RequestRow>(
    `SELECT r.key, r.kind, r.user_id AS "userId", r.device_id AS "deviceId", r.state, r.expires_at AS "expiresAt",
            CASE WHEN l.hash IS NOT NULL THEN json_build_object(
              'flow', l.flow, 'passed', l.factor_passed, 'ip', l.ip, 'userAgent', l.user_agent) END AS "signIn"
       FROM phone_request r LEFT JOIN login_code l ON l.hash = r.login_code
      WHERE (r.key = $1 OR r.link_hash = $2
             OR r.key = (SELECT subject FROM outbox WHERE id = $1 AND channel = 'push'))
        AND ($3::int IS NULL OR r.user_id = $3) AND ($4::text IS NULL OR r.kind = $4)
        AND l.used_at IS NULL
      FOR UPDATE OF r`,
    [id, secretHash(id), userId ?? null, kind ?? null],
  );
  return row;
}

/**
 * @param secret of the phone; null when it said no
 * @returns the device that was linked, null when the phone said no
 */
async function answerLink(tx: Tx, request: RequestRow, secret: KeptSecret | null, bank: Bank): Promise<string | null> {
  const now = new Date(bank.clock.now());
  const { key, userId, signIn } = request;
  if (!secret) {
    if (request.deviceId !== null) await tx.query('DELETE FROM device WHERE id = $1', [request.deviceId]);
    return null;
  }
  if (request.deviceId !== null) {
    await tx.query(
      `UPDATE device SET status = 'linked', last_activity_at = $2, secret_id = $3, secret_hash = $4 WHERE id = $1`,
      [request.deviceId, now, secret.id, secret.hash],
    );
    return request.deviceId;
  }
  // Without the other factor this may be anyone with the password, so the phone counts only afterwards.
  if (signIn && !signIn.passed && signIn.flow !== 'direct') {
    await tx.query('UPDATE phone_request SET secret_id = $2, secret_hash = $3 WHERE key = $1', [
      key,
      secret.id,
      secret.hash,
    ]);
    return null;
  }
  return linkPhone(tx, bank, { userId, secret });
}
