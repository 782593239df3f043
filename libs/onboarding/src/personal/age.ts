/**
 * The age of a person on a day, in whole years.
 * @param birthday a calendar day, `YYYY-MM-DD`
 * @param today the same
 * @returns -1 for a day that is not yet, NaN for none
 */
export function ageOn(birthday: string, today: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthday)) return Number.NaN;
  if (birthday > today) return -1;
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
