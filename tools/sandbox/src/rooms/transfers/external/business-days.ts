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

/** The fixed closing days of a clearing system, `MM-DD`, and whether Good Friday and Easter Monday are among them. */
export interface Calendar {
  /** What the rows of rails call it. */
  name: string;
  closed: readonly string[];
  easter: boolean;
}

/** The days on which the euro system TARGET is closed, beside weekends. */
export const TARGET: Calendar = { name: 'TARGET', closed: ['01-01', '05-01', '12-25', '12-26'], easter: true };
/** Those of the clearing house of the United States that have a fixed date. */
export const UNITED_STATES: Calendar = {
  name: 'UNITED_STATES',
  closed: ['01-01', '06-19', '07-04', '11-11', '12-25'],
  easter: false,
};

/** Whether a clearing system works on the day of an instant. @param ms since 1970; the day is that of UTC */
export function isBusinessDay(ms: number, calendar: Calendar): boolean {
  const at = new Date(ms);
  const day = at.toISOString().slice(0, 10);
  if (at.getUTCDay() === 0 || at.getUTCDay() === 6 || calendar.closed.includes(day.slice(5))) return false;
  const fromEaster = (dayStart(day) - easter(at.getUTCFullYear())) / DAY_MS;
  return !(calendar.easter && (fromEaster === -2 || fromEaster === 1));
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
