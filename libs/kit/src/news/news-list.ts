import { query } from '@bank/api-client';
import { announcementList, type Announcement } from '@bank/protocol/announcement-list';

/** What the bank announced. The bell asks, five seconds after the sign-in (R0.10); home, the news and what stands in the way read it. */
export const newsList = () => query(announcementList, {}, { lazy: true });

/** The bank asks something that the reader has not answered. */
export const isUnanswered = ({ withConfirmation, choice }: Announcement): boolean =>
  withConfirmation && choice === null;

/** The reader has something to do with it: read it, or answer it. */
export const isWaiting = (announcement: Announcement): boolean => !announcement.isRead || isUnanswered(announcement);
