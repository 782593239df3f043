// Rules: S3, R1.2.33.
import fc from 'fast-check';
import { path, paths, specRoutes } from './index';

test('a screen of its own builds its address, with what is searched for', () => {
  expect(paths.transferP2p.pattern).toBe('/transfer/p2p');
  expect(paths.history.to()).toBe('/history');
  expect(paths.history.to({ accountId: '5', keyword: 'a&b', status: undefined, email: '' })).toBe(
    '/history?accountId=5&keyword=a%26b',
  );
});

test('segments become router parameters and are encoded', () => {
  const card = path('/card/{accountId}/pin/');
  expect(card.pattern).toBe('/card/:accountId/pin/');
  expect(card.to({ accountId: 7 })).toBe('/card/7/pin/');
  expect(card.to({ accountId: '../x?y#z' }, { tab: 1 })).toBe('/card/..%2Fx%3Fy%23z/pin/?tab=1');
});

test.each(['', '.', '..'])('the segment %p is refused: a URL would resolve it away', (id) => {
  expect(() => path('/receive/{id}').to({ id })).toThrow(RangeError);
});

test('no value leaves its segment', () => {
  const receive = path('/receive/{id}');
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'grapheme' }).filter((id) => id !== '.' && id !== '..'),
      (id) => {
        const url = new URL(receive.to({ id }), 'https://bank.test');
        const segments = url.pathname.split('/');
        expect(segments).toHaveLength(3);
        expect(decodeURIComponent(segments[2] ?? '')).toBe(id);
        expect(url.search + url.hash).toBe('');
      },
    ),
    { numRuns: 2000 },
  );
});

test('every address of the client is a route of R1.2, but for the root, the workbench and our own (R0.31, ADR-26, ADR-38, ADR-44, ADR-58, ADR-60, ADR-63, ADR-64, ADR-94)', () => {
  const known = new Set(specRoutes.map(({ path: spec }) => spec.replace(/\{(\w+)\}/g, ':$1')));
  const own = Object.values(paths).map(({ pattern }) => pattern);
  expect(own.filter((pattern) => !known.has(pattern))).toEqual([
    '/',
    '/company/ownership',
    '/transfer/global',
    '/transfer/return/:transactionId',
    '/transfer/mass/instant',
    '/transfer/mass/interac',
    '/transfer/approved/policies',
    '/accounts',
    '/accounts/:accountId',
    '/accounts/rates',
    '/payments',
    '/settings',
    '/help',
    '/insight',
    '/next-step/terms',
    '/workbench',
    '/payees',
  ]);
});

test('the route table of R1.2 has no route twice', () => {
  const all = specRoutes.map(({ path: spec }) => spec);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(78);
});
