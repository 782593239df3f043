// Rules: S4.
import fc from 'fast-check';
import { leavingGate, rememberPath, resolvePath, session, takeRememberedPath } from './index';

const KNOWN = new Set(['/home', '/history', '/transfer/p2p']);
const isKnown = (pathname: string) => KNOWN.has(pathname);

// D04, R0.15.
test.each([
  ['/home', '/home'],
  ['/history?accountId=5#top', '/history?accountId=5#top'],
  ['/transfer/../home', '/home'],
])('%s is resolved to %s', (path, resolved) => {
  expect(resolvePath(path, isKnown)).toBe(resolved);
});

test.each([
  'home',
  '',
  '//evil.test/home',
  '/\\evil.test/home',
  '\\\\evil.test',
  '/home\\..',
  'https://evil.test/home',
  'javascript:alert(1)',
  '/home\n',
  '/\t/evil.test',
  ' /home',
  '/nowhere',
  '/home/../..//evil.test',
  '/.//evil.test',
])('%p leads nowhere', (path) => {
  expect(resolvePath(path, isKnown)).toBeNull();
});

test('a path that resolves to another host is refused even where every route is known', () => {
  expect(resolvePath('/.//evil.test', () => true)).toBeNull();
  expect(resolvePath('/home/../..//evil.test', () => true)).toBeNull();
});

test('no text whatsoever leaves the origin or reaches an unknown route (D04)', () => {
  const tricky = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      'evil.test',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      'home',
      'history',
      '\u0000',
      'é',
    ),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        tricky.map((parts) => parts.join('')),
        tricky.map((parts) => `/${parts.join('')}`),
        fc.string(),
        fc.webUrl(),
      ),
      (path) => {
        const resolved = resolvePath(path, isKnown);
        if (resolved === null) return;
        const url = new URL(resolved, 'https://bank.test/login');
        expect(url.origin).toBe('https://bank.test');
        expect(KNOWN.has(url.pathname)).toBe(true);
      },
    ),
    { numRuns: 5000 },
  );
});

test('a remembered path is taken once; an unsafe one is never kept', () => {
  rememberPath('/history?page=2');
  expect(takeRememberedPath(isKnown)).toBe('/history?page=2');
  expect(takeRememberedPath(isKnown)).toBeNull();
  rememberPath('//evil.test');
  expect(session.getState().initialPath).toBeNull();
});

// D05.
const HOSTS = ['sign.bank.test', 'old.bank.test:8443'];

test.each(['https://sign.bank.test/a?b#c', 'https://old.bank.test:8443/', 'https://SIGN.bank.test'])(
  '%s may be opened',
  (url) => {
    expect(leavingGate(url, HOSTS)).toEqual({ ok: true });
  },
);

test.each([
  ['http://sign.bank.test/', ''],
  ['https://user@sign.bank.test/', ''],
  ['https://user:pass@sign.bank.test/', ''],
  ['javascript:alert(1)//sign.bank.test', ''],
  ['data:text/html,x', ''],
  ['//sign.bank.test', ''],
  ['/home', ''],
  ['', ''],
  ['https://', ''],
  ['https://sign.bank.test.evil.test/', 'sign.bank.test.evil.test'],
  ['https://evil.test/sign.bank.test', 'evil.test'],
  ['https://evil.test#sign.bank.test', 'evil.test'],
  ['https://old.bank.test/', 'old.bank.test'],
  ['https://sign.bank.test:444/', 'sign.bank.test:444'],
  ['https://evil.test\\@sign.bank.test/', 'evil.test'],
  ['https://sign.bank.test./', 'sign.bank.test.'],
])('%s is refused, naming "%s"', (url, host) => {
  expect(leavingGate(url, HOSTS)).toEqual({ ok: false, host });
});

test('only listed hosts over https pass, whatever the text (D05)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }), fc.string()), (url) => {
      expect(leavingGate(url, HOSTS).ok).toBe(false);
    }),
    { numRuns: 300 },
  );
});
