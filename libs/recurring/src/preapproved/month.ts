const DAY_MS = 86_400_000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * The weeks of a month, Monday first.
 * @param month `YYYY-MM`
 * @returns days `YYYY-MM-DD`; null where another month's day would stand
 */
export function weeksOf(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS;
  const weeks: (string | null)[][] = [];
  for (let start = monday; start === monday || dayOf(start).startsWith(month); start += 7 * DAY_MS) {
    const days = Array.from({ length: 7 }, (_, n) => dayOf(start + n * DAY_MS));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
}

/** The month before or after. @param month `YYYY-MM` */
export function monthBeside(month: string, by: -1 | 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
