import type { Device } from '@bank/protocol/auth';
import type { Rooms } from '@bank/protocol/all';
import { browserName } from '../auth/browser';
import type { AuthContext } from '../auth/context';
import { masked, maskedPhone } from '../auth/one-time-code';
import type { Tx } from '../../platform/db';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { confirmApproval, sendApproval } from './approve';
import { createRequest } from './phone-request';
import { removeDevice } from './remove';
import { refused } from './texts';

/** More phones than a user needs. */
const MAX_DEVICES = 10;

// R1.7.17. Another user's device is answered like a missing one: 404.
export const handlers = {
  async devices(_input, context) {
    return { devices: await devicesOf(context.db, context, callerOf(context).userId) };
  },

  async deviceGet({ deviceId }, context) {
    const own = await devicesOf(context.db, context, callerOf(context).userId);
    const device = own.find(({ id }) => id === deviceId);
    if (!device) throw notFound(context);
    return device;
  },

  async deviceCreate({ name, type }, context) {
    const { db, clock, ids } = context;
    const { userId } = callerOf(context);
    return db.transaction(async (tx) => {
      await tx.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [userId]);
      await forgetUnanswered(tx, context, userId);
      const own = await devicesOf(tx, context, userId);
      if (own.length >= MAX_DEVICES) throw refused(context, 'tooManyDevices');
      const deviceId = ids.next();
      await tx.query(
        `INSERT INTO device (id, user_id, type, name, status, created_at) VALUES ($1, $2, $3, $4, 'waiting', $5)`,
        [deviceId, userId, type, name.trim(), new Date(clock.now())],
      );
      const { deeplink, expiresAt } = await createRequest(tx, context, { kind: 'link', userId, deviceId });
      return { deviceId, deeplink, expiresAt };
    });
  },

  async deviceDelete({ deviceId }, context) {
    const { userId } = callerOf(context);
    const sessionIds = await context.db.transaction((tx) => removeDevice(tx, context, { userId, deviceId }));
    if (!sessionIds) throw notFound(context);
    await Promise.all(sessionIds.map((id) => context.sessions.end(id, 'reset')));
    context.publish([{ userId, event: 'deviceChanged', subject: deviceId }]);
  },

  async deviceApproveMethods(_input, context) {
    const [user] = await context.db.query<{ email: string; phone: string | null }>(
      'SELECT email, phone FROM app_user WHERE id = $1',
      [callerOf(context).userId],
    );
    const methods: { id: 'email' | 'sms'; sentTo: string }[] = [];
    if (user) methods.push({ id: 'email', sentTo: masked(user.email) });
    if (user?.phone) methods.push({ id: 'sms', sentTo: maskedPhone(user.phone) });
    return { methods };
  },

  deviceApprove: sendApproval,
  deviceApproveConfirm: confirmApproval,

  async knownBrowsers(_input, context) {
    const { userId, sessionId } = callerOf(context);
    const rows = await context.db.query<{
      id: string;
      userAgent: string;
      location: string | null;
      lastActivityAt: Date;
      isThis: boolean;
    }>(
      `SELECT b.id, b.user_agent AS "userAgent", b.location, b.last_activity_at AS "lastActivityAt",
              EXISTS (SELECT FROM session s WHERE s.id = $2 AND s.browser_id = b.id) AS "isThis"
         FROM known_browser b WHERE b.user_id = $1 ORDER BY b.last_activity_at DESC, b.id`,
      [userId, sessionId],
    );
    return {
      devices: rows.map(({ userAgent, lastActivityAt, ...row }) => ({
        ...row,
        name: browserName(userAgent, context.lang),
        lastActivityAt: lastActivityAt.toISOString(),
      })),
    };
  },

  async knownBrowserDelete({ id }, context) {
    const gone = await context.db.query('DELETE FROM known_browser WHERE id = $1 AND user_id = $2 RETURNING id', [
      id,
      callerOf(context).userId,
    ]);
    if (gone.length === 0) throw notFound(context);
  },
} satisfies Handlers<Rooms['devices'], AuthContext>;

const notFound = (context: CallContext & MayRefuse<'notFound'>) => refused(context, 'notFound', { status: 404 });

interface DeviceRow extends Omit<Device, 'lastActivityAt'> {
  lastActivityAt: Date | null;
}

/** A user's phones, oldest first. A link that expired unopened left no phone. */
export async function devicesOf(db: Tx, { clock }: Pick<CallContext, 'clock'>, userId: number): Promise<Device[]> {
  const rows = await db.query<DeviceRow>(
    `SELECT d.id, d.type, d.name, d.location, d.last_activity_at AS "lastActivityAt", d.status FROM device d
      WHERE d.user_id = $1 AND (d.status <> 'waiting'
        OR EXISTS (SELECT FROM phone_request r WHERE r.device_id = d.id AND r.expires_at > $2))
      ORDER BY d.created_at, d.id`,
    [userId, new Date(clock.now())],
  );
  return rows.map((row) => ({ ...row, lastActivityAt: row.lastActivityAt?.toISOString() ?? null }));
}

async function forgetUnanswered(tx: Tx, { clock }: CallContext, userId: number): Promise<void> {
  await tx.query(
    `DELETE FROM device d WHERE d.user_id = $1 AND d.status = 'waiting'
        AND NOT EXISTS (SELECT FROM phone_request r WHERE r.device_id = d.id AND r.expires_at > $2)`,
    [userId, new Date(clock.now())],
  );
}
