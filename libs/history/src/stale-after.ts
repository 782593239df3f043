import type { StaleAfter } from '@bank/kit';
import { transactionHistory } from '@bank/protocol/history';

export const staleAfter: StaleAfter = {
  balanceChanged: [transactionHistory],
  transferChanged: [transactionHistory],
};
