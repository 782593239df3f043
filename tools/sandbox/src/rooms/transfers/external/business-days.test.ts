// Rules: R2.7.93.
import { arrivalAfter, arrivalMs, isBusinessDay, TARGET, UNITED_STATES } from './business-days';
import { schemeNamed } from './schemes';

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

/** What the Federal Reserve publishes: dates that move with the year, and Sundays that are kept on Mondays. */
const HOLIDAYS_US = {
  2026: '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
  2033: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
};
test.each(Object.entries(HOLIDAYS_US))('in %s the United States close on their own working days', (year, holidays) => {
  const first = Date.UTC(Number(year), 0, 1);
  const days = Array.from({ length: 366 }, (_day, n) => new Date(first + n * 86_400_000)).filter(
    (day) => day.getUTCFullYear() === Number(year) && day.getUTCDay() % 6 !== 0,
  );
  const closed = days.filter((day) => !isBusinessDay(day.getTime(), UNITED_STATES));
  expect(closed.map((day) => day.toISOString().slice(5, 10)).join(' ')).toBe(holidays);
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

test.each([
  ['ACH', '2026-11-25T10:45:00Z', '2026-11-30T14:00:00.000Z'],
  ['ACH', '2026-01-15T10:00:00Z', '2026-01-20T14:00:00.000Z'],
  ['ACH', '2027-07-02T10:00:00Z', '2027-07-07T14:00:00.000Z'],
  ['ACH', '2026-11-16T19:59:59Z', '2026-11-18T14:00:00.000Z'],
  ['ACH', '2026-11-16T20:00:00Z', '2026-11-19T14:00:00.000Z'],
  ['SEPA', '2026-11-25T10:45:00Z', '2026-11-26T09:00:00.000Z'],
  ['SEPA', '2026-11-16T14:59:59Z', '2026-11-17T09:00:00.000Z'],
  ['SEPA', '2026-11-16T15:00:00Z', '2026-11-18T09:00:00.000Z'],
  ['SWIFT', '2026-11-25T10:45:00Z', '2026-11-27T12:00:00.000Z'],
  ['SWIFT', '2026-11-16T13:59:59Z', '2026-11-18T12:00:00.000Z'],
  ['SWIFT', '2026-11-16T14:00:00Z', '2026-11-19T12:00:00.000Z'],
  ['FPS', '2026-12-25T10:45:00Z', '2026-12-25T12:45:00.000Z'],
  ['SCT Inst', '2026-11-22T10:45:00Z', '2026-11-22T10:45:10.000Z'],
  ['Pix', '2026-11-22T10:45:00Z', '2026-11-22T10:45:10.000Z'],
  ['Interac', '2026-11-22T10:45:00Z', '2026-11-22T11:15:00.000Z'],
  ['OCT', '2026-11-22T10:45:00Z', '2026-11-22T11:15:00.000Z'],
])('over %s what is released %s arrives by the calendar of its scheme', (scheme, released, arrives) => {
  expect(new Date(arrivalMs(at(released), schemeNamed(scheme).timetable)).toISOString()).toBe(arrives);
});
