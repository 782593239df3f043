import { dayStart } from '../../../platform/calendar';

const ADULT_YEARS = 18;
/** Nobody alive was born before. */
const EARLIEST = '1900-01-01';

/**
 * Whether the day is a real one whose 18th return is not after the bank's today, in UTC. Who was born on 29 February comes of age on
 * 1 March of a year without that day.
 */
export function isAdult(birthday: string, now: number): boolean {
  const today = new Date(now).toISOString().slice(0, 10);
  const latest = `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}`;
  return !Number.isNaN(dayStart(birthday)) && birthday >= EARLIEST && birthday <= latest;
}
