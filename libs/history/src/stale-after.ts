import type { StaleAfter } from '@bank/kit';
import { transactionDetails, transactionHistory, transactionSummary } from '@bank/protocol/history';
import { paymentAfter } from '@bank/protocol/transfers-after';

export const staleAfter: StaleAfter = {
  balanceChanged: [transactionHistory, transactionSummary, transactionDetails, paymentAfter],
  transferChanged: [transactionHistory, transactionSummary, transactionDetails, paymentAfter],
};
