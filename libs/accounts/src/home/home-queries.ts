import { query } from '@bank/api-client';
import { readerZone } from '@bank/kit';
import { balanceHistory } from '@bank/protocol/accounts';
import { transactionHistory } from '@bank/protocol/history';
import { defaultRatesList, monthSpending, totalHistory } from '@bank/protocol/totals';
import { useQuery } from '@tanstack/react-query';
import { periodStart, type Period } from './chart-period';

/** Home fetches 25 (R0.4). */
const RECENT = 25;

/** What happened lately, on one account or on all of them. */
export const recentActivity = (accountId: number | null) =>
  query(
    transactionHistory,
    { ...(accountId !== null && { accountId }), pageNumber: 1, pageSize: RECENT },
    // The loader starts it for the account in the address; an account that is not there any more makes it all of them.
    { lazy: true },
  );

export const rates = () => query(defaultRatesList);

/** @param today the reader's calendar day, `YYYY-MM-DD` */
export const spending = (today: string) => query(monthSpending, { today, timeZone: readerZone() });

/** What the chart shows: one account, or all of them in one currency. */
export type ChartSubject = { accountId: number } | { currencyCode: string };

/** The chart's points of one account. @param today as above */
export const pointsOf = (accountId: number, period: Period, today: string) =>
  query(balanceHistory, { accountId, ...daysOf(period, today) }, { lazy: true });

const daysOf = (period: Period, today: string) => ({
  fromDate: periodStart(period, today),
  toDate: today,
  timeZone: readerZone(),
});

/** The chart's points; what they are of follows from the answer about the accounts. @param today as above */
export function useChartPoints(subject: ChartSubject, period: Period, today: string) {
  const ofOne = 'accountId' in subject;
  const { accountId, currencyCode } = { accountId: 0, currencyCode: '', ...subject };
  const one = useQuery({ ...pointsOf(accountId, period, today), enabled: ofOne });
  const total = query(totalHistory, { currencyCode, ...daysOf(period, today) }, { lazy: true });
  const all = useQuery({ ...total, enabled: !ofOne });
  return ofOne ? one : all;
}
