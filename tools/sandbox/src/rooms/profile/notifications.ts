import type { NotificationChannel, NotificationId, NotificationTopic } from '@bank/protocol/profile';
import { notificationChannel, notificationTopic } from '@bank/protocol/profile';
import type { Rooms } from '@bank/protocol/all';
import { acceptedTerms } from '../../identity/access/terms';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { channelsOf } from '../../platform/notices';
import { refused } from './texts';

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

  async legalInfo(_input, context) {
    return { terms: await acceptedTerms(context.db, callerOf(context).userId, context.lang) };
  },
} satisfies Partial<Handlers<Rooms['profile']>>;

/** `incoming.push` as its topic and its channel. */
const partsOf = (identified: NotificationId): [NotificationTopic, NotificationChannel] => {
  const [topic, channel] = identified.split('.');
  return [notificationTopic.parse(topic), notificationChannel.parse(channel)];
};
