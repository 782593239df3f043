import { announcement } from '@bank/protocol/announcement-list';
import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { announcementsOf, choose, read } from './announcements';
import { refused } from './texts';

// R2.4.7, R2.7.70: announcements are the user's own, for whomever they act.
export const handlers = {
  async announcementList({ withConfirmation }, context) {
    const { userId } = callerOf(context);
    const found = await announcementsOf(context.db, { userId, lang: context.lang, withConfirmation });
    // The texts stay behind.
    return { announcements: found.map((one) => announcement.parse(one)) };
  },

  async announcementGet({ id }, context) {
    const { userId } = callerOf(context);
    const at = new Date(context.clock.now());
    return context.db.transaction(async (tx) => {
      await read(tx, { id, userId, at });
      const [found] = await announcementsOf(tx, { userId, lang: context.lang, id });
      if (!found) throw refused(context, 'noAnnouncement');
      return { announcement: found };
    });
  },

  async announcementChoose({ id, choice }, context) {
    const { userId } = callerOf(context);
    const [found] = await announcementsOf(context.db, { userId, lang: context.lang, id });
    if (!found) throw refused(context, 'noAnnouncement');
    if (!found.withConfirmation) throw refused(context, 'noQuestion');
    const at = new Date(context.clock.now());
    if (!(await choose(context.db, { id, userId, choice, at }))) throw refused(context, 'wasAnswered');
    context.publish([{ userId, event: 'newsChanged', subject: null }]);
  },
} satisfies Handlers<Rooms['news']>;
