import * as z from 'zod/mini';
import { bankNotification } from './notification-list';

// R3.7.7. Events are hints: the client refetches, it never believes an amount from here.

/** The first frame of the client; the address carries no token. The bank closes a socket whose first frame is anything else. */
export const socketAuth = z.strictObject({ type: z.literal('auth'), token: z.string() });

/** All that a client says afterwards: the bank answers it with `pong`, so that a page notices a socket that is open and dead (R0.60). */
export const socketPing = z.strictObject({ type: z.literal('ping') });
export type SocketPing = z.output<typeof socketPing>;

/** `accessChanged` goes to a user whose rights for a company were changed, `loginAnswered` to the temporary token of a sign-in (subject: its key), `deviceChanged` to the device's owner. */
export const eventType = z.enum([
  'balanceChanged',
  'transferChanged',
  'sessionEnded',
  'notification',
  'loginAnswered',
  'deviceChanged',
  'documentsChanged',
  'emailsChanged',
  'accessChanged',
  'cardsChanged',
  'newsChanged',
  'payeesChanged',
  'invoicesChanged',
]);
export type EventType = z.output<typeof eventType>;

export const socketFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('pong') }),
  z.object({
    type: z.literal('event'),
    id: z.string(),
    event: eventType,
    /** The subject of the hint: an account id or a payment id; none for notifications. */
    subject: z.nullable(z.string()),
    /** Only for notifications: the line of the centre that came. */
    notification: z.optional(bankNotification),
  }),
]);
export type SocketFrame = z.output<typeof socketFrame>;
