import type { RefusedReason } from '../../../ledger/refusal';
import { dayStart } from '../../../platform/calendar';
import type { Calendar } from '../external/business-days';
import { madeOn } from './days';

const DAY_MS = 86_400_000;

/** When in its day the bank sends a payment that was ordered for it, as it sends those that repeat (R2.7.151); UTC. */
const SENDS_AT_MS = 5 * 3_600_000;

/** How far ahead a payment may be ordered. A leap year from today still counts. */
const MOST_DAYS = 366;

/** When a payment leaves: an ISO instant, or null for at once. */
export interface SendDate {
  leavesAt: string | null;
}

/**
 * When a payment leaves that is ordered for a day (R2.7.155). Days are those of UTC; today is at once when its hour is over.
 * @param sendOn `YYYY-MM-DD`; undefined for at once
 * @param now ms since 1970
 * @param calendar of the way that the payment takes; null where that works every day
 */
export function sendDateOf(
  sendOn: string | undefined,
  now: number,
  calendar: Calendar | null,
): SendDate | RefusedReason<'invalidSendDate'> {
  if (sendOn === undefined) return { leavesAt: null };
  const ahead = (dayStart(sendOn) - dayStart(new Date(now).toISOString().slice(0, 10))) / DAY_MS;
  if (!(ahead >= 0 && ahead <= MOST_DAYS)) return { reason: 'invalidSendDate' };
  const leaves = dayStart(madeOn(sendOn, calendar)) + SENDS_AT_MS;
  return { leavesAt: leaves > now ? new Date(leaves).toISOString() : null };
}
