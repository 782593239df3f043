import { dayStart } from '../../../platform/calendar';

const DAY_MS = 86_400_000;

/** Easter Sunday of a year in the Gregorian calendar, by Butcher's method; ms since 1970, UTC. */
function easter(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leap = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leap - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

/**
 * A day on which a clearing system is closed each year: a date `MM-DD`, a number of days from Easter Sunday, or a weekday of a month
 * (0 is Sunday, months count from 1; nth -1 is the last one).
 */
export type Holiday = string | { fromEaster: number } | { nth: 1 | 2 | 3 | 4 | -1; weekday: number; month: number };

/** The days on which a clearing system is closed, beside weekends. */
export interface Calendar {
  /** What the rows of rails call it. */
  name: string;
  closed: readonly Holiday[];
  /** A date that falls on a Sunday is kept on the Monday after it. */
  keepsSundays?: boolean;
}

const [MONDAY, THURSDAY] = [1, 4];

/** The days on which the euro system TARGET is closed. */
export const TARGET: Calendar = {
  name: 'TARGET',
  closed: ['01-01', { fromEaster: -2 }, { fromEaster: 1 }, '05-01', '12-25', '12-26'],
};
/** Those of the Federal Reserve, which clears ACH: a date on a Saturday closes no Friday. */
export const UNITED_STATES: Calendar = {
  name: 'UNITED_STATES',
  closed: [
    '01-01',
    { nth: 3, weekday: MONDAY, month: 1 },
    { nth: 3, weekday: MONDAY, month: 2 },
    { nth: -1, weekday: MONDAY, month: 5 },
    '06-19',
    '07-04',
    { nth: 1, weekday: MONDAY, month: 9 },
    { nth: 2, weekday: MONDAY, month: 10 },
    '11-11',
    { nth: 4, weekday: THURSDAY, month: 11 },
    '12-25',
  ],
  keepsSundays: true,
};

/** Every calendar, as the rows of rails name them. */
export const CALENDARS: readonly Calendar[] = [TARGET, UNITED_STATES];

/** The day of a holiday in a year; ms since 1970, UTC. */
function dayIn(year: number, holiday: Holiday, { keepsSundays = false }: Calendar): number {
  if (typeof holiday === 'string') {
    const day = dayStart(`${year}-${holiday}`);
    return keepsSundays && new Date(day).getUTCDay() === 0 ? day + DAY_MS : day;
  }
  if ('fromEaster' in holiday) return easter(year) + holiday.fromEaster * DAY_MS;
  const { nth, weekday, month } = holiday;
  // Day 0 of the month after is the last one of this month.
  const edge = nth === -1 ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, 1);
  const away = (weekday - new Date(edge).getUTCDay() + (nth === -1 ? -7 : 7)) % 7;
  return edge + (away + (nth === -1 ? 0 : 7 * (nth - 1))) * DAY_MS;
}

/** Whether a clearing system works on the day of an instant. @param ms since 1970; the day is that of UTC */
export function isBusinessDay(ms: number, calendar: Calendar): boolean {
  const at = new Date(ms);
  if (at.getUTCDay() === 0 || at.getUTCDay() === 6) return false;
  const [year, day] = [at.getUTCFullYear(), dayStart(at.toISOString().slice(0, 10))];
  return !calendar.closed.some((holiday) => dayIn(year, holiday, calendar) === day);
}

/** How a scheme counts: orders after the cut-off belong to the next business day. Hours are of UTC. */
export interface Timetable {
  calendar: Calendar;
  cutOffHour: number;
  /** Business days from the day that an order belongs to until it arrives. */
  days: number;
  arrivalHour: number;
}

/** A scheme that never closes: so many ms after its release an order arrives. */
export interface Delay {
  afterMs: number;
}

/** When an order arrives that is released now. @param releasedMs since 1970 @returns ms since 1970 */
export function arrivalAfter(releasedMs: number, { calendar, cutOffHour, days, arrivalHour }: Timetable): number {
  let day = dayStart(new Date(releasedMs).toISOString().slice(0, 10));
  if (new Date(releasedMs).getUTCHours() >= cutOffHour) day += DAY_MS;
  while (!isBusinessDay(day, calendar)) day += DAY_MS;
  for (let left = days; left > 0; left -= 1) {
    day += DAY_MS;
    while (!isBusinessDay(day, calendar)) day += DAY_MS;
  }
  return day + arrivalHour * 3_600_000;
}

/** When an order arrives that is released at this instant; both in ms since 1970. */
export const arrivalMs = (releasedMs: number, timetable: Timetable | Delay): number =>
  'afterMs' in timetable ? releasedMs + timetable.afterMs : arrivalAfter(releasedMs, timetable);
