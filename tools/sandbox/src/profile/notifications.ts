import type { NotificationChannel, NotificationTopic } from '@bank/protocol';
import { notificationChannel, notificationTopic } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import { acceptedTerms } from '../customer/terms';
import type { Handlers } from '../platform/handler';
import { callerOf } from '../platform/handler';
import { refused } from './code';
import { say } from './texts';

/** What is on until somebody says otherwise. */
const DEFAULTS: Record<NotificationTopic, readonly NotificationChannel[]> = {
  security: ['email', 'push'],
  transfers: ['email', 'push'],
  incoming: ['push'],
  documents: ['email'],
  news: [],
};

/** Whoever takes an account over must not be able to do it in silence. */
const isLocked = (topic: NotificationTopic, channel: NotificationChannel) =>
  topic === 'security' && channel === 'email';

export const notifications = {
  async notificationSettingsGet(_input, context) {
    const chosen = await context.db.query<{ topic: string; channel: string; isOn: boolean }>(
      'SELECT topic, channel, is_on AS "isOn" FROM notification_setting WHERE user_id = $1',
      [callerOf(context).userId],
    );
    return {
      settings: notificationTopic.options.flatMap((topic) =>
        notificationChannel.options.map((channel) => {
          const own = chosen.find((one) => one.topic === topic && one.channel === channel);
          const locked = isLocked(topic, channel);
          return { topic, channel, isLocked: locked, isOn: locked || (own?.isOn ?? DEFAULTS[topic].includes(channel)) };
        }),
      ),
    };
  },

  async notificationSettingsUpdate({ topic, channel, isOn }, context) {
    if (isLocked(topic, channel)) throw refused(say(context.lang, 'securityStays'));
    await context.db.query(
      `INSERT INTO notification_setting (user_id, topic, channel, is_on) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, topic, channel) DO UPDATE SET is_on = excluded.is_on`,
      [callerOf(context).userId, topic, channel, isOn],
    );
  },

  async acceptedTermsGet(_input, context) {
    return { terms: await acceptedTerms(context.db, callerOf(context).userId, context.lang) };
  },
} satisfies Partial<Handlers<Rooms['profile']>>;
