// Rules: R3.5.8.
import { ownerProblems, ownersOf, proposedOwners } from './owners';
import { FABRICA, level } from './test-company';

test('the shares propose, the largest first; each is confirmed, and that nobody else controls is said', () => {
  const levels = { ...FABRICA.levels, root: level({ p2: '26', p1: '40', c1: '34' }, ['p1']) };
  const answers = { ...FABRICA, levels };
  expect(proposedOwners(answers)).toEqual([
    { id: 'p1', share: '50.2' },
    { id: 'p2', share: '46.4' },
  ]);
  expect(ownerProblems(answers).map(({ id }) => id)).toEqual(['confirm.p1', 'confirm.p2', 'else']);
  expect(ownerProblems({ ...answers, confirmedOwners: ['p2'], nobodyElse: 'true' }).map(({ id }) => id)).toEqual([
    'confirm.p1',
  ]);
  expect(ownerProblems({ ...answers, confirmedOwners: ['p1', 'p2'], controllers: ['p4'] })).toEqual([]);
});

test('who controls without a quarter is an owner, and who has one is listed once', () => {
  expect(ownersOf({ ...FABRICA, controllers: ['p4', 'p1'] })).toEqual([
    { id: 'p1', isControlling: true },
    { id: 'p4', isControlling: true },
  ]);
  expect(ownersOf({ ...FABRICA, levels: {} })).toEqual([]);
});
