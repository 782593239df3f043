import * as z from 'zod/mini';
import { announcement, announcementChoice } from './announcement-list';
import { method } from './method';
import { idIn } from './wire';

// R2.4.7, R2.7.70, ADR-42.

/** An announcement with its text, as HTML of the bank. Asking for it marks it as read (R2.4.7). */
export const announcementGet = method('announcementGet', {
  refusals: ['noAnnouncement'],
  request: z.strictObject({ id: idIn }),
  response: z.object({ announcement: z.extend(announcement, { html: z.string() }) }),
});

/** Accepts or declines, once and for good. The same answer again changes nothing. */
export const announcementChoose = method('announcementChoose', {
  refusals: ['noAnnouncement', 'noQuestion', 'wasAnswered'],
  request: z.strictObject({ id: idIn, choice: announcementChoice }),
});
