import type { StaleAfter } from '@bank/kit';
import { announcementList } from '@bank/protocol/announcement-list';
import { announcementGet } from '@bank/protocol/news';

export const staleAfter: StaleAfter = { newsChanged: [announcementList, announcementGet] };
