import { browserName, placeOf } from './browser';

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/149.0 Safari/537.36 Edg/149.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 16; Pixel) AppleWebKit/537.36 Chrome/149.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on macOS'],
  ['curl/8.0', 'an unknown browser'],
  ['', 'an unknown browser'],
])('reads %s', (userAgent, name) => {
  expect(browserName(userAgent, 'en')).toBe(name);
});

it('says it in the reader’s language, and nothing of this machine', () => {
  expect(browserName('Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', 'ru')).toBe('Firefox на Linux');
  expect([placeOf('127.0.0.1'), placeOf('::1'), placeOf('::ffff:127.0.0.1'), placeOf('203.0.113.9')]).toEqual([
    ...[null, null, null],
    '203.0.113.9',
  ]);
});
