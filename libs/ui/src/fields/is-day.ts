/** Whether a text is a day of the calendar as `YYYY-MM-DD`. Apart from date-text.ts: schemas need it before a field is shown. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  // Browsers read the 31st of February as a day of March, or not at all.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
