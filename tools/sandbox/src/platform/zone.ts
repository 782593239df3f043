import { isTimeZone } from './calendar';
import { InvalidFields } from './refusal';

/**
 * The time zone of the days in a request (R2.7.216): UTC where the request names none.
 * @param timeZone IANA name
 * @throws InvalidFields for a name that the bank does not know
 */
export function zoneOf(timeZone = 'UTC'): string {
  if (!isTimeZone(timeZone)) throw new InvalidFields('timeZone');
  return timeZone;
}
