import { notificationTopic } from '@bank/protocol/profile';
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
          return { topic, channel, isLocked, isOn: isLocked || (own?.isOn ?? isOn) };
        }),
      ),
    };
  },

  async notificationSettingsUpdate({ topic, channel, isOn }, context) {
    if (channelsOf(topic).some((rule) => rule.channel === channel && rule.isLocked))
      throw refused(context, 'securityStays');
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
