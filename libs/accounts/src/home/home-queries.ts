import { query } from '@bank/api-client';
import { balanceHistory } from '@bank/protocol/accounts';
import { transactionHistory } from '@bank/protocol/history';
import { periodStart, type Period } from './chart-period';

/** Home lists 25 (R0.4). */
const RECENT = 25;

/** What happened lately on all accounts. */
export const recentActivity = () => query(transactionHistory, { pageNumber: 1, pageSize: RECENT });

/** The chart's points, for an account that follows from the answer about all of them. @param today the reader's calendar day, `YYYY-MM-DD` */
export const chartPoints = (accountId: number, period: Period, today: string) =>
  query(balanceHistory, { accountId, fromDate: periodStart(period, today), toDate: today }, { lazy: true });
