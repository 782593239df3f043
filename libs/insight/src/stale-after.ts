import type { StaleAfter } from '@bank/kit';
import { insightOverview } from '@bank/protocol/insight';

export const staleAfter: StaleAfter = {
  balanceChanged: [insightOverview],
  transferChanged: [insightOverview],
};
