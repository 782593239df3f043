import type { Announcement } from '@bank/protocol/announcement-list';

/** What stands in the way: the oldest question that must be answered and is not; null when none is open. @param list newest first */
export const nextObligatory = (list: readonly Announcement[]): Announcement | null =>
  list.findLast(({ isObligatory, choice }) => isObligatory && choice === null) ?? null;
