import type { StaleAfter } from '@bank/kit';
import { balanceHistory, balanceInquiry } from '@bank/protocol/accounts';

export const staleAfter: StaleAfter = {
  balanceChanged: [balanceInquiry, balanceHistory],
};
