// Rules: R2.4.62.
import { TARGET, UNITED_STATES } from '../external/business-days';
import type { Calendar } from '../external/business-days';
import { SCHEMES } from '../external/schemes';
import { lateReasonOf } from './late-rules';

const DAY_MS = 86_400_000;
const [MONDAY, SUNDAY, VETERANS_DAY, THANKSGIVING] = [23, 22, 11, 26].map((day) => Date.UTC(2026, 10, day));
const overdue = { status: 'released', calendar: TARGET, isOnChain: false, orderedMs: 0, expectedMs: 10 } as const;

test.each([
  ['in time', {}, 10, null],
  ['due, on a working day', {}, MONDAY, 'otherBank'],
  ['due, on a Sunday', {}, SUNDAY, 'bankHoliday'],
  ['due, on a holiday of its own clearing system', { calendar: UNITED_STATES }, VETERANS_DAY, 'bankHoliday'],
  ['due, on a holiday that moves', { calendar: UNITED_STATES }, THANKSGIVING, 'bankHoliday'],
  ['due, on a holiday of another one', {}, THANKSGIVING, 'otherBank'],
  ['due, over a rail that never closes, on a Sunday', { calendar: null }, SUNDAY, 'otherBank'],
  ['due, over a chain, on a Sunday', { calendar: null, isOnChain: true }, SUNDAY, 'network'],
  ['there', { status: 'posted' }, MONDAY, null],
  ['without a promised day', { expectedMs: null }, MONDAY, null],
  ['a day with another user', { status: 'created', expectedMs: null }, DAY_MS, null],
  ['more than a day with another user', { status: 'created', expectedMs: null }, DAY_MS + 1, 'approver'],
] as const)('a payment that is %s is late for the reason told', (_, change, nowMs, reason) => {
  expect(lateReasonOf({ ...overdue, ...change }, nowMs ?? 0)).toBe(reason);
});

test.each(SCHEMES.map(({ name, timetable }) => [name, 'calendar' in timetable ? timetable.calendar : null] as const))(
  'over %s "closed today" is said on the days of its own calendar only, the whole year',
  (_name, calendar: Calendar | null) => {
    const days = Array.from({ length: 365 }, (_day, n) => Date.UTC(2026, 0, 1) + n * DAY_MS);
    const closed = days.filter((day) => lateReasonOf({ ...overdue, calendar }, day) === 'bankHoliday');
    // 104 days of weekends; of its holidays TARGET has one on a Saturday, the United States too.
    expect(closed).toHaveLength(calendar === null ? 0 : calendar === TARGET ? 104 + 5 : 104 + 10);
  },
);
