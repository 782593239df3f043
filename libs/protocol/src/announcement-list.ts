import * as z from 'zod/mini';
import { method } from './method';
import { id, instant } from './wire';

// R2.3.40, R2.7.70, ADR-42. A module of its own: the bell of every page asks it, and the other rows stay with their screen.

export const announcementChoice = z.enum(['accept', 'decline']);
export type AnnouncementChoice = z.output<typeof announcementChoice>;

/** News of the bank, without its text. */
export const announcement = z.object({
  id,
  isRead: z.boolean(),
  /** The bank asks whether the reader accepts. */
  withConfirmation: z.boolean(),
  /** The question stands in the way until it is answered. */
  isObligatory: z.boolean(),
  /** The reader's answer; null while there is none. */
  choice: z.nullable(announcementChoice),
  title: z.string(),
  /** One sentence of plain text. */
  summary: z.string(),
  at: instant,
});
export type Announcement = z.output<typeof announcement>;

/**
 * What the bank announced to the user who is signed in, for whomever they act: the newest 100, newest first.
 * @param withConfirmation only those that ask for an answer, or only those that do not
 */
export const announcementList = method('announcementList', {
  request: z.strictObject({ withConfirmation: z.optional(z.boolean()) }),
  response: z.object({ announcements: z.array(announcement) }),
});
