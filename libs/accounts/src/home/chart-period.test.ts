import { localDay, periodOf, periodStart } from './chart-period';

describe('chart periods', () => {
  it.each([
    ['1M', '2026-11-21', '2026-10-21'],
    ['3M', '2026-01-15', '2025-10-15'],
    ['1Y', '2026-11-21', '2025-11-21'],
    ['1M', '2026-03-31', '2026-02-28'],
    ['1Y', '2028-02-29', '2027-02-28'],
  ] as const)('%s before %s starts on %s', (period, day, start) => expect(periodStart(period, day)).toBe(start));

  it.each([null, '', '2Y'])('is a month when the address says %s', (asked) => expect(periodOf(asked)).toBe('1M'));

  it('takes the day where the reader is', () =>
    expect(localDay(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05'));
});
