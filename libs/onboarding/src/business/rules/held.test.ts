// Rules: R3.5.5, R3.5.7, R3.5.8, R3.9.5, R0.44, R0.47.
import { holdsQuarter, percentHeld, treeOf } from './held';
import { FABRICA, level } from './test-company';

test('what everybody holds in the end is exact, through all ways', () => {
  const tree = treeOf(FABRICA);
  expect(tree.companies).toEqual(['root', 'c1', 'c2', 'c3']);
  expect(tree.held.map((one) => [one.id, percentHeld(one, tree)])).toEqual([
    ['p1', '50.5'],
    ['p2', '21'],
    ['p3', '12'],
    ['p4', '3'],
  ]);
  expect(tree.held[0]?.ways.map(({ shares }) => shares)).toEqual([['40'], ['35', '30']]);
});

test.each([
  [{ root: level({ p1: '24.9999' }) }, '24.9999', false],
  [{ root: level({ p1: '25' }) }, '25', true],
  [{ root: level({ c1: '50' }), c1: level({ p1: '50' }) }, '25', true],
  [{ root: level({ c1: '50' }), c1: level({ p1: '49.9999' }) }, '24.9999', false],
  [{ root: level({ p1: '12.5', c1: '25' }), c1: level({ p1: '50' }) }, '25', true],
])('a quarter is a quarter, to the last decimal: %#', (levels, share, isOwner) => {
  const tree = treeOf({ levels });
  const [held] = tree.held;
  expect(held && percentHeld(held, tree)).toBe(share);
  expect(held && holdsQuarter(held)).toBe(isOwner);
});

test('who is asked for sources: by a typed share at any level, or by all of them together', () => {
  expect([...treeOf(FABRICA).asked]).toEqual(['p1', 'p2', 'p3', 'p4']);
  const spread = { root: level({ c1: '50', c2: '50' }), c1: level({ p1: '24' }), c2: level({ p1: '24', p2: '25' }) };
  // p1 has 24 % in the end and no share of 25; p2 has 12.5 % in the end and typed 25.
  expect([...treeOf({ levels: spread }).asked]).toEqual(['p2']);
});

test('a circle ends, a company that stands twice counts twice, and too much is said', () => {
  const circle = { root: level({ c1: '50' }), c1: level({ c2: '50' }), c2: level({ c1: '50', p1: '50' }) };
  expect([...treeOf({ levels: circle }).circles]).toEqual(['c1']);
  const twice = { root: level({ c1: '40', c2: '60' }), c2: level({ c1: '50' }), c1: level({ p1: '100' }) };
  const tree = treeOf({ levels: twice });
  expect(tree.held.map((one) => percentHeld(one, tree))).toEqual(['70']);
  // Each company holds the next two: the ways double with every level.
  const doubling = Object.fromEntries(
    Array.from({ length: 18 }, (_, n) => [
      n === 0 ? 'root' : `c${n}`,
      level({ [`c${n + 1}`]: '50', [`c${n + 2}`]: '50' }),
    ]),
  );
  expect(treeOf({ levels: doubling }).isTooMuch).toBe(true);
  const deep = Object.fromEntries(
    Array.from({ length: 25 }, (_, n) => [n === 0 ? 'root' : `c${n}`, level({ [`c${n + 1}`]: '100' })]),
  );
  expect(treeOf({ levels: deep }).isTooMuch).toBe(true);
});
