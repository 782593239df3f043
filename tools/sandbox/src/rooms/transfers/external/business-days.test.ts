// Rules: R2.7.93.
import { arrivalAfter, isBusinessDay, TARGET, UNITED_STATES } from './business-days';

const at = (text: string) => Date.parse(text);
const timetable = { calendar: TARGET, cutOffHour: 15, days: 1, arrivalHour: 9 };

test.each([
  ['2026-04-03', false],
  ['2026-04-06', false],
  ['2026-04-07', true],
  ['2026-05-01', false],
  ['2026-11-21', false],
  ['2026-11-23', true],
  ['2026-12-25', false],
  ['2027-03-26', false],
  ['2027-03-29', false],
  ['2038-04-23', false],
])('TARGET works on %s: %s', (day, works) => {
  expect(isBusinessDay(at(`${day}T12:00:00Z`), TARGET)).toBe(works);
});

test('the United States close on days of their own, and not at Easter', () => {
  expect(isBusinessDay(at('2026-11-11T12:00:00Z'), UNITED_STATES)).toBe(false);
  expect(isBusinessDay(at('2026-04-03T12:00:00Z'), UNITED_STATES)).toBe(true);
});

test.each([
  ['before the cut-off it is there the next morning', '2026-11-16T14:59:59Z', '2026-11-17T09:00:00.000Z'],
  ['after it, a day later', '2026-11-16T15:00:00Z', '2026-11-18T09:00:00.000Z'],
  ['a weekend does not count', '2026-11-20T10:00:00Z', '2026-11-23T09:00:00.000Z'],
  ['what comes on a Saturday belongs to Monday', '2026-11-21T10:00:00Z', '2026-11-24T09:00:00.000Z'],
  ['nor does Easter', '2026-04-02T10:00:00Z', '2026-04-07T09:00:00.000Z'],
  ['nor a change of year', '2026-12-31T16:00:00Z', '2027-01-05T09:00:00.000Z'],
])('%s', (_what, released, arrives) => {
  expect(new Date(arrivalAfter(at(released), timetable)).toISOString()).toBe(arrives);
});
