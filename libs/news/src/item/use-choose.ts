import { call, invalidate } from '@bank/api-client';
import { useAttempt } from '@bank/kit';
import { announcementList, type AnnouncementChoice } from '@bank/protocol/announcement-list';
import { announcementChoose, announcementGet } from '@bank/protocol/news';
import { useState } from 'react';

/** Gives the reader's answer; also after a refusal the lists say what counts, since another tab may have answered. */
export function useChoose(id: number) {
  const { run, isPending, failure } = useAttempt();
  const [chosen, setChosen] = useState<AnnouncementChoice | null>(null);
  const choose = (choice: AnnouncementChoice) => {
    setChosen(choice);
    return run(async () => {
      try {
        await call(announcementChoose, { id, choice });
      } finally {
        await invalidate(announcementList, announcementGet);
      }
    });
  };
  return { choose, pending: isPending ? chosen : null, failure };
}
