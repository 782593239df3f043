import { dayStart } from '../../platform/calendar';
import { InvalidFields } from '../../platform/refusal';

const DAY_MS = 86_400_000;
/** Two years and a bit: what a chart can show. */
const MAX_DAYS = 800;

/** @throws InvalidFields unless both are days of the calendar, in order, and not too far apart */
export function checkPeriod(fromDate: string, toDate: string): void {
  const days = (dayStart(toDate) - dayStart(fromDate)) / DAY_MS + 1;
  if (!(days >= 1 && days <= MAX_DAYS)) throw new InvalidFields('fromDate', 'toDate');
}
