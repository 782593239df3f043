import * as z from 'zod/mini';
import { method } from './method';

// R2.3.9: what the user is told, and where.

export const notificationTopic = z.enum(['security', 'transfers', 'incoming', 'documents', 'news']);
export type NotificationTopic = z.output<typeof notificationTopic>;
export const notificationChannel = z.enum(['email', 'sms', 'push']);
export type NotificationChannel = z.output<typeof notificationChannel>;

/** Names one setting, for example `incoming.push`. */
export const notificationId = z.templateLiteral([notificationTopic, '.', notificationChannel]);
export type NotificationId = z.output<typeof notificationId>;

/** Notification settings of the signed-in user: the topic is the group, the channel one setting in it (R2.3.9). */
export const notificationSettingsGet = method('notificationSettingsGet', {
  response: z.object({
    settings: z.array(
      z.object({
        group: notificationTopic,
        channel: notificationChannel,
        identified: notificationId,
        value: z.boolean(),
        /** Cannot be switched off: security by e-mail. */
        isLocked: z.boolean(),
      }),
    ),
  }),
});

/** Switches one of them on or off (R2.7.12). */
export const notificationSettingsSet = method('notificationSettingsSet', {
  refusals: ['securityStays'],
  request: z.strictObject({ identified: notificationId, value: z.boolean() }),
});
