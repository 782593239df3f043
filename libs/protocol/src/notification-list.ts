import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { id, instant } from './wire';

// R3.3.15, R3.7.7, ADR-32. A module of its own: the bell of every page asks it.

/** `info` is news of the bank; the others lead to what they tell of. `accessOffer`: a company asks the reader to act for it. */
export const notificationType = z.enum([
  'info',
  'moneyIn',
  'requestDecided',
  'invoice',
  'documentFailed',
  'documentRejected',
  'documentExpired',
  'documentExpSoon',
  'accessOffer',
]);
export type NotificationType = z.output<typeof notificationType>;

/** One line of the notification centre, in the language that its reader used last. */
export const bankNotification = z.object({
  id: z.string(),
  /** The customer that it is about: a user of several companies hears of them all. */
  customerId: id,
  type: notificationType,
  severity: z.enum(['error', 'info', 'warning', 'success']),
  title: z.string(),
  body: z.string(),
  /** Stands in for title and body while the reader hides balances; empty where neither names an amount. */
  discreet: z.string(),
  /** The payment that it tells of, and the reader's account that it moved. */
  subject: z.nullable(z.string()),
  accountId: z.nullable(id),
  at: instant,
});
export type BankNotification = z.output<typeof bankNotification>;

/** What the user was told about the customer they act for: the newest 50, newest first. */
export const notificationList = method('notificationList', {
  acting: true,
  balanceInfo: false,
  right: Object.values(accessRight),
  response: z.object({ notifications: z.array(z.extend(bankNotification, { isRead: z.boolean() })) }),
});

/** Marks all of them as read. */
export const notificationsRead = method('notificationsRead', {
  acting: true,
  balanceInfo: false,
  right: Object.values(accessRight),
});
