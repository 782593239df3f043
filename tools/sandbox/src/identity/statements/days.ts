import { dayStart } from '../../platform/calendar';

const ADULT_YEARS = 18;
/** Nobody alive was born before. */
const EARLIEST_BIRTH = '1900-01-01';
/** No company that applies is older. */
const EARLIEST = '1000-01-01';

const todayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Whether the day is a real one and not after the bank's today, in UTC. */
export const isPast = (day: string, now: number): boolean =>
  !Number.isNaN(dayStart(day)) && day >= EARLIEST && day <= todayOf(now);

/** Whether a living person can have been born on the day. */
export const isBirthday = (day: string, now: number): boolean => isPast(day, now) && day >= EARLIEST_BIRTH;

/**
 * Whether the day is a real one whose 18th return is not after the bank's today, in UTC. Who was born on 29 February comes of age on
 * 1 March of a year without that day.
 */
export function isAdult(birthday: string, now: number): boolean {
  const today = todayOf(now);
  const latest = `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}`;
  return isBirthday(birthday, now) && birthday <= latest;
}
