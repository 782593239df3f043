import type { NotificationChannel, NotificationId, NotificationTopic } from '@bank/protocol/profile-notifications';
import type { BankNotification } from '@bank/protocol/notification-list';
import { notificationChannel, notificationTopic } from '@bank/protocol/profile-notifications';
import type { Rooms } from '@bank/protocol/all';
import { acceptedTerms } from '../../identity/access/terms';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { channelsOf } from '../../platform/notices';
import { refused } from './texts';

/** How many lines the centre shows. */
const KEPT = 50;

export const notifications = {
  async notificationSettingsGet(_input, context) {
    const chosen = await context.db.query<{ topic: string; channel: string; isOn: boolean }>(
      'SELECT topic, channel, is_on AS "isOn" FROM notification_setting WHERE user_id = $1',
      [callerOf(context).userId],
    );
    return {
      settings: notificationTopic.options.flatMap((topic) =>
        channelsOf(topic).map(({ channel, isOn, isLocked }) => {
          const own = chosen.find((one) => one.topic === topic && one.channel === channel);
          const value = isLocked || (own?.isOn ?? isOn);
          return { group: topic, channel, identified: `${topic}.${channel}` as const, value, isLocked };
        }),
      ),
    };
  },

  async notificationSettingsSet({ identified, value }, context) {
    const [topic, channel] = partsOf(identified);
    if (channelsOf(topic).some((rule) => rule.channel === channel && rule.isLocked))
      throw refused(context, 'securityStays');
    await context.db.query(
      `INSERT INTO notification_setting (user_id, topic, channel, is_on) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, topic, channel) DO UPDATE SET is_on = excluded.is_on`,
      [callerOf(context).userId, topic, channel, value],
    );
  },

  async notificationList(_input, context) {
    const { userId, customerId } = callerOf(context);
    const rows = await context.db.prepared<Omit<BankNotification, 'at'> & { at: Date; isRead: boolean }>(
      'notification-list',
      `SELECT id, customer_id AS "customerId", type, severity, title, body, discreet, subject, account_id AS "accountId", at,
              read_at IS NOT NULL AS "isRead"
         FROM notification WHERE user_id = $1 AND customer_id = $2 ORDER BY seq DESC LIMIT ${KEPT}`,
      [userId, customerId],
    );
    return { notifications: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
  },

  async notificationsRead(_input, context) {
    const { userId, customerId } = callerOf(context);
    await context.db.query(
      'UPDATE notification SET read_at = $3 WHERE user_id = $1 AND customer_id = $2 AND read_at IS NULL',
      [userId, customerId, new Date(context.clock.now())],
    );
  },

  async legalInfo(_input, context) {
    return { terms: await acceptedTerms(context.db, callerOf(context).userId, context.lang) };
  },
} satisfies Partial<Handlers<Rooms['profile']>>;

/** `incoming.push` as its topic and its channel. */
const partsOf = (identified: NotificationId): [NotificationTopic, NotificationChannel] => {
  const [topic, channel] = identified.split('.');
  return [notificationTopic.parse(topic), notificationChannel.parse(channel)];
};
