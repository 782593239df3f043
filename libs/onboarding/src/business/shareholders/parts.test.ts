// Rules: R3.5.5, R0.47.
import { levelOf } from '../answers';
import { FABRICA } from '../rules/test-company';
import { aboveOf, withDirector, withoutDirector, withoutPart, withPart } from './parts';

const after = (change: object) => ({ ...FABRICA, ...change });

test('a part is added, changed in its place and taken away; the company keeps its own holders', () => {
  expect(levelOf(after(withPart(FABRICA, 'c3', 'p1', '5')), 'c3').holders).toEqual([
    { id: 'p4', share: '100' },
    { id: 'p1', share: '5' },
  ]);
  expect(levelOf(after(withPart(FABRICA, 'root', 'c1', '30.5')), 'root').holders[1]).toEqual({
    id: 'c1',
    share: '30.5',
  });
  const without = after(withoutPart(FABRICA, 'root', 'c1'));
  expect(levelOf(without, 'root').holders.map(({ id }) => id)).toEqual(['p1', 'c2']);
  expect(levelOf(without, 'c1').holders).toHaveLength(2);
});

test('a director is named once, and can go', () => {
  expect(levelOf(after(withDirector(FABRICA, 'c2', 'p3')), 'c2').directors).toEqual(['p3']);
  expect(withDirector(FABRICA, 'c1', 'p2')).toEqual({});
  expect(levelOf(after(withoutDirector(FABRICA, 'c1', 'p2')), 'c1').directors).toEqual([]);
});

test('whoever stands above a company cannot hold a part of it', () => {
  expect(aboveOf(FABRICA, 'c3')).toEqual(['c3', 'c2', 'root']);
});
