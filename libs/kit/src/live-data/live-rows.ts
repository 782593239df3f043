import {
  balanceHistory,
  balanceInquiry,
  recentTransfersList,
  transactionHistory,
  type EventType,
  type Row,
} from '@bank/protocol';

/** What the bank's hints make stale (spec 3 §7): a hint names no amounts, so everything it may have changed is asked again. */
export const STALE_AFTER: Record<Exclude<EventType, 'sessionEnded' | 'notification'>, readonly Row[]> = {
  balanceChanged: [balanceInquiry, balanceHistory, transactionHistory],
  transferChanged: [transactionHistory, recentTransfersList],
};
