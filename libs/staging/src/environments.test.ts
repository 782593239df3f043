// Rules: R1.2.31, R1.9.5 to R1.9.7, S2.
import { addressOf, isApiAddress, isSocketAddress, requestIn, storeChoice, storedChoice } from './environments';

// R0.17: from the address only the numbers 0 to 15, and `*` to be asked.
test.each([
  ['0', { kind: 'clear' }],
  ['1', { kind: 'choose', index: 1 }],
  ['15', { kind: 'choose', index: 15 }],
  ['*', { kind: 'ask' }],
  ['16', null],
  ['-1', null],
  ['01', null],
  ['1.0', null],
  ['https://evil.test', null],
  ['', null],
  [null, null],
])('api=%j asks for %j', (text, request) => {
  expect(requestIn(text)).toEqual(request);
});

test('every environment of every brand has a host of its own, over TLS', () => {
  const hosts = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((brand) =>
    Array.from({ length: 15 }, (_, n) => {
      const { api, socket } = addressOf({ index: n + 1 }, brand);
      expect(api).toMatch(/^https:/);
      expect(socket).toMatch(/^wss:/);
      return new URL(api).host;
    }),
  );
  expect(new Set(hosts).size).toBe(90);
});

test('a choice survives being stored; a damaged one is none', () => {
  for (const choice of [{ index: 7 }, { api: 'http://127.0.0.1:4100', socket: 'ws://127.0.0.1:4100/socket' }, null]) {
    storeChoice(sessionStorage, choice);
    expect(storedChoice(sessionStorage)).toEqual(choice);
  }
  for (const text of [
    '{',
    '5',
    '{"index":16}',
    '{"index":0}',
    '{"api":"https://x.test"}',
    '{"api":"javascript:1","socket":"wss://x"}',
  ]) {
    expect(storedChoice({ getItem: () => text })).toBeNull();
  }
});

test('typed addresses are plain addresses of their kind', () => {
  expect(['https://x.test/api', 'http://127.0.0.1:4100'].every(isApiAddress)).toBe(true);
  expect(['/api', 'javascript:alert(1)', 'https://me:pw@x.test', 'wss://x.test'].some(isApiAddress)).toBe(false);
  expect(isSocketAddress('wss://x.test/socket')).toBe(true);
  expect(isSocketAddress('https://x.test')).toBe(false);
});
