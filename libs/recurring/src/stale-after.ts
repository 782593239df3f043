import type { StaleAfter } from '@bank/kit';
import { preApprovedList } from '@bank/protocol/recurring';

export const staleAfter: StaleAfter = {
  transferChanged: [preApprovedList],
};
