// Rules: R3.5.4.
import fc from 'fast-check';
import { cleanProperties } from './properties';
import { isMeasured } from './screens';
import { specRoutes } from '@bank/paths';

const pattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

test('sign-in, card and identity screens are never measured, nor those whose address is a secret (R0.13, R0.24)', () => {
  const never = specRoutes.map(({ path }) => pattern(path)).filter((path) => !isMeasured(path));
  expect(never).toEqual([
    '/login',
    '/register',
    '/register/personal',
    '/register/business',
    '/activate',
    '/receive/:id',
    '/video-identity-job/:id',
    '/identity-verification/:workflowRunId/:token',
    '/scp-mobile',
    '/self-certification-representative',
    '/scp',
    '/self-certification-splash',
    '/self-certification-business-splash',
    '/kyc',
    '/company-documents',
    '/auth/sei',
    '/add-card',
    '/confirm-card/:cardId',
    '/profile-update',
    '/unverified-account',
    '/limited-account',
    '/cards',
    '/cards/physical',
    '/cards/virtual',
    '/cards/:accountId',
    '/card/:accountId/pin/',
    '/self-certification',
    '/self-certification-business',
  ]);
});

test.each(['/revenue-split/42', '/history?accountId=5', '/home#x', 'home', '', '*', '//evil.example', '/HOME'])(
  '%j is no route, and is not measured',
  (address) => expect(isMeasured(address)).toBe(false),
);

test.each([
  ['cardNumber', 'x'],
  ['newPassword', 'x'],
  ['approvalCode', 7],
  ['toEmail', 'x'],
  ['authSecret', 'x'],
  ['value', '4111 1111 1111 1111'],
  ['value', '4111-1111-1111-1111'],
  ['value', 'paid with 5500000000000004 today'],
  ['value', 4111111111111111],
  ['value', '123-45-6789'],
  ['value', '1960101223344'],
  ['value', '12345678Z'],
  ['value', 'RO4417820'],
  ['value', 'passport QX 7731905ZW, sent'],
  ['value', '+40 721 555 123'],
  ['value', 'RO49 AAAA 1B31 0075 9384 0000'],
  ['value', 'ana@personas.test'],
  ['value', 'https://bank.example/receive/abc'],
  ['value', '/receive/8f14e45f'],
  ['value', 'redirect?authSecret=1'],
  ['value', 'eyJhbGciOiJIUzI1NiJ9.e30'],
  ['value', 'c2VjcmV0LXRva2VuLXRoYXQtaXMtbG9uZy1lbm91Z2g'],
  ['value', Number.NaN],
])('%s: %j is left out', (name, value) => {
  expect(cleanProperties({ [name]: value, kept: true })).toEqual({ kept: true });
});

test('what is harmless is kept as it is, a route’s pattern too', () => {
  const harmless = {
    screen: '/revenue-split/:contractId',
    step: 'personal 3 of 5',
    count: 25,
    at: '2026-11-16',
    ok: false,
  };
  expect(cleanProperties(harmless)).toEqual(harmless);
});

test('strings are cut to 255 characters (R3.9.3)', () => {
  const text = 'long words '.repeat(60);
  expect(cleanProperties({ text })).toEqual({ text: text.slice(0, 255) });
});

const digits = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most });

test('no card number gets through, however it is written and whatever stands around it', () => {
  fc.assert(
    fc.property(digits(13, 19), fc.constantFrom('', ' ', '-', '.'), fc.lorem(), (number, gap, words) => {
      const card = number.join(gap);
      for (const text of [card, `${words} ${card}`, `${card} ${words}`, `${words}:${card}.`])
        expect(cleanProperties({ text })).toEqual({});
    }),
    { numRuns: 2_000 },
  );
});
