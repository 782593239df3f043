import { serverNow } from '@bank/api-client';
import { localDay } from './day-groups';

/** What the bank takes for the name of a zone. */
const NAME = /^[A-Za-z][\w/+-]{0,63}$/;
const HOUR_MIN = 60;

/**
 * The reader's time zone as an IANA name; the bank takes the days of a request as days of it (R2.7.216). A device may name none ("Etc/Unknown",
 * "+03:00"): then it is the zone of its whole hours, whose days are the reader's, too.
 * @returns undefined where there is none to send; the bank then counts days in UTC
 */
export function readerZone(): string | undefined {
  const ahead = -new Date().getTimezoneOffset() / HOUR_MIN;
  // The signs of these names are turned around: three hours ahead of Greenwich is Etc/GMT-3.
  const ofHours = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  return [new Intl.DateTimeFormat().resolvedOptions().timeZone, ofHours].find(isZone);
}

/** The reader's day, `YYYY-MM-DD`, by the bank's clock: this device's own may be years away. */
export const readerToday = (): string => localDay(new Date(serverNow(Date.now())).toISOString());

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return NAME.test(name);
  } catch {
    return false;
  }
}
