// Rules: R2.7.216.
import { readerToday, readerZone } from './reader-zone';

/** What the device says of itself. @param offsetMin minutes behind Greenwich */
function device(timeZone: string, offsetMin = 0): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offsetMin);
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['Europe/Bucharest', -120, 'Europe/Bucharest'],
  ['America/Argentina/Buenos_Aires', 180, 'America/Argentina/Buenos_Aires'],
  ['Etc/GMT+5', 300, 'Etc/GMT+5'],
  // No zones: the whole hours of the device are one.
  ['Etc/Unknown', -180, 'Etc/GMT-3'],
  ['Factory', 300, 'Etc/GMT+5'],
  ['+03:00', -180, 'Etc/GMT-3'],
  ['-05:00', 300, 'Etc/GMT+5'],
  ['', 0, 'Etc/GMT+0'],
  ['Mars/Olympus', 0, 'Etc/GMT+0'],
  [`Europe/${'x'.repeat(80)}`, 0, 'Etc/GMT+0'],
  // Half an hour is no zone of that kind.
  ['+05:30', -330, undefined],
  ['Etc/Unknown', Number.NaN, undefined],
  ['Etc/Unknown', -1200, undefined],
])('a device of the zone %j, %s minutes behind Greenwich, sends %s', (timeZone, offsetMin, expected) => {
  device(timeZone, offsetMin);
  expect(readerZone()).toBe(expected);
});

test('the day is the reader’s, as a calendar writes it', () =>
  expect(readerToday()).toBe(new Intl.DateTimeFormat('en-CA').format(new Date())));
