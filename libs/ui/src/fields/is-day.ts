// Apart from date-text.ts: the schemas of forms need it before a field of a day is shown.

const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = ISO.exec(text) ?? [];
  return year !== '' && isDate(Number(year), Number(month), Number(day));
}

/** Whether three numbers are a day of the calendar. */
export function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
