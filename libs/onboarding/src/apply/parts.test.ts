import { deviceIn } from '@bank/protocol/onboarding';
import { device } from './parts';

/** What a device says of itself. */
function says(timeZone: string, language: string, width: number): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  jest.spyOn(screen, 'width', 'get').mockReturnValue(width);
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['Europe/Bucharest', 'ro-RO', 1280, { timeZone: 'Europe/Bucharest', language: 'ro-RO', screen: '1280x0' }],
  ['Etc/Unknown', '', 1280.4, { timeZone: 'UTC', language: 'en', screen: '1280x0' }],
  ['+05:30', 'ca-ES-valencia-x-private', 1e21, { timeZone: 'UTC', language: 'ca-ES-valencia-x', screen: '1e+21x0' }],
])('an application from a device of the zone %j and the language %j is one that the bank takes', (...said) => {
  const [timeZone, language, width, expected] = said;
  says(timeZone, language, width);
  expect(device()).toEqual(expected);
  expect(deviceIn.safeParse(device()).success).toBe(true);
});
