import { responseCode } from '@bank/protocol';
import { isTimeZone } from './calendar';
import { Refusal } from './refusal';

/**
 * The time zone of the days in a request (R2.7.216): UTC where the request names none.
 * @param timeZone IANA name
 * @throws Refusal TA1 for a name that the bank does not know
 */
export function zoneOf(timeZone = 'UTC'): string {
  if (!isTimeZone(timeZone)) throw new Refusal(responseCode.invalidParams, 'timeZone');
  return timeZone;
}
