import { dayStart } from '../../../platform/calendar';
import { isBusinessDay, TARGET } from '../external/business-days';
import type { Calendar } from '../external/business-days';

const DAY_MS = 86_400_000;

/** The day of an instant, in UTC. */
export const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * The day on which the payment of a date is made: the date itself, or the next day on which the calendar is open (R2.7.151).
 * @param calendar null for a way that works every day
 */
export function madeOn(date: string, calendar: Calendar | null = TARGET): string {
  let day = dayStart(date);
  while (calendar !== null && !isBusinessDay(day, calendar)) day += DAY_MS;
  return dayOf(day);
}

/** Within how many days from now a list says what is coming. */
const COMING_DAYS = 62;

/** The last day of that time. @param now ms since 1970 */
export const comingUntil = (now: number): string => dayOf(now + COMING_DAYS * DAY_MS);
