import type { MessageId } from '@bank/i18n';

/** The periods of the chart, as the address writes them. */
export const PERIODS = ['1M', '3M', '1Y'] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS: Record<Period, MessageId> = {
  '1M': 'accounts.chart.1M',
  '3M': 'accounts.chart.3M',
  '1Y': 'accounts.chart.1Y',
};

/** The chart's heading, for the name of what it shows. */
export const PERIOD_HEADINGS: Record<Period, MessageId> = {
  '1M': 'accounts.chart.last1M',
  '3M': 'accounts.chart.last3M',
  '1Y': 'accounts.chart.last1Y',
};

const MONTHS: Record<Period, number> = { '1M': 1, '3M': 3, '1Y': 12 };

/** The period in an address; a month without a valid one. */
export function periodOf(asked: string | null): Period {
  return PERIODS.find((period) => period === asked) ?? '1M';
}

/**
 * The first day of a period that ends on a day. Calendar months, so that a chart read on the 12th starts on a 12th;
 * a day the month does not have is its last one.
 * @param day `YYYY-MM-DD`
 */
export function periodStart(period: Period, day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const months = year * 12 + (month - 1) - MONTHS[period];
  const startYear = Math.floor(months / 12);
  const startMonth = months % 12;
  const lastDate = new Date(Date.UTC(startYear, startMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(startYear, startMonth, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** The calendar day of a moment where the reader is. @param nowMs ms since 1970 */
export function localDay(nowMs: number): string {
  const now = new Date(nowMs);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
