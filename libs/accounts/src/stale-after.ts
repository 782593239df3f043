import type { StaleAfter } from '@bank/kit';
import { balanceHistory, balanceInquiry } from '@bank/protocol/accounts';
import { monthSpending, totalHistory } from '@bank/protocol/totals';

export const staleAfter: StaleAfter = {
  balanceChanged: [balanceInquiry, balanceHistory, totalHistory, monthSpending],
};
