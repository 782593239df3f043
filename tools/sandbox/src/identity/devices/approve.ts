import type { Refusals } from '@bank/protocol';
import type { deviceApprove, deviceApproveConfirm } from '@bank/protocol/devices';
import { MAX_SENDS } from '../auth/login-code';
import { secretHash } from '../auth/sessions';
import type { Handler } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { enrol } from './enrol';
import { refused, say } from './texts';

// R0.22: a code works once, five tries, ten minutes. Tries and sends count over all codes of a phone, or asking
// for a new code would buy five more guesses.

interface LinkedRow {
  name: string;
  status: string;
  hash: Buffer | null;
  method: string | null;
  expiresAt: Date | null;
  tries: number;
  sends: number;
  email: string;
  phone: string | null;
}

const LINKED = `
  SELECT d.name, d.status, d.approve_hash AS hash, d.approve_method AS method, d.approve_expires_at AS "expiresAt",
         d.approve_tries AS tries, d.approve_sends AS sends, u.email, u.phone
    FROM device d JOIN app_user u ON u.id = d.user_id WHERE d.id = $1 AND d.user_id = $2 FOR UPDATE OF d`;

/** How a code is kept: bound to its phone and its way, so that it approves no other. */
const codeHash = (deviceId: string, methodId: string, code: string) => secretHash(`${deviceId}:${methodId}:${code}`);

export const sendApproval: Handler<typeof deviceApprove> = async ({ deviceId, methodId }, context) => {
  const { db, clock, config, ids, lang, outbox } = context;
  const { userId } = callerOf(context);
  const problem = await db.transaction<Refusals<typeof deviceApprove> | null>(async (tx) => {
    const [device] = await tx.query<LinkedRow>(LINKED, [deviceId, userId]);
    const to = methodId === 'sms' ? device?.phone : device?.email;
    if (!device || !to) return 'notFound';
    if (device.status !== 'linked') return 'notLinked';
    if (device.tries >= config.codeTries) return 'codeUsedUp';
    if (device.sends >= MAX_SENDS) return 'tooManySends';
    const code = ids.code(6);
    await tx.query(
      `UPDATE device SET approve_hash = $2, approve_method = $3, approve_expires_at = $4, approve_sends = approve_sends + 1
        WHERE id = $1`,
      [deviceId, codeHash(deviceId, methodId, code), methodId, new Date(clock.now() + config.codeS * 1000)],
    );
    const values = { name: device.name, code, minutes: String(Math.ceil(config.codeS / 60)) };
    const text = say(lang, 'codeText', values);
    const channel =
      methodId === 'sms'
        ? ({ channel: 'sms' } as const)
        : ({ channel: 'email', subject: say(lang, 'codeSubject') } as const);
    await outbox.send(tx, { reason: 'code', ...channel, to, text, code });
    return null;
  });
  if (problem) throw refused(context, problem, { status: problem === 'notFound' ? 404 : 403 });
};

export const confirmApproval: Handler<typeof deviceApproveConfirm> = async ({ deviceId, methodId, code }, context) => {
  const { db, clock, config, publish } = context;
  const { userId } = callerOf(context);
  // Refusals are answered, not thrown, inside the transaction: a wrong code must stay counted.
  const problem = await db.transaction<Exclude<Refusals<typeof deviceApproveConfirm>, 'codesClosed'> | null>(
    async (tx) => {
      const [device] = await tx.query<LinkedRow>(LINKED, [deviceId, userId]);
      if (!device) return 'notFound';
      if (device.status !== 'linked') return 'notLinked';
      if (device.tries >= config.codeTries) return 'codeUsedUp';
      if (!device.hash || clock.now() >= (device.expiresAt?.getTime() ?? 0)) return 'codeExpired';
      if (!device.hash.equals(codeHash(deviceId, methodId, code.trim()))) {
        await tx.query('UPDATE device SET approve_tries = approve_tries + 1 WHERE id = $1', [deviceId]);
        return device.tries + 1 >= config.codeTries ? 'codeUsedUp' : 'codeWrong';
      }
      await enrol(tx, context, { userId, deviceId });
      return null;
    },
  );
  if (problem) throw refused(context, problem, { status: problem === 'notFound' ? 404 : 403 });
  publish([{ userId, event: 'deviceChanged', subject: deviceId }]);
};
