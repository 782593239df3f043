/** Ms since 1970 of a day's start in UTC; NaN for a day that is not in the calendar. @param day `YYYY-MM-DD` */
export function dayStart(day: string): number {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day ? Number.NaN : ms;
}

/** Whether a text names a time zone (IANA) that the bank knows. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w/+-]*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
