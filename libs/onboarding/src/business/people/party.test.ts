// Rules: R3.3.26, R0.25.
import { NOTHING_SAID, ROOT } from '../answers';
import { idsOf, lostTaxIds, nextId, personsIn, usesOf, withCompany, without, withPerson, withTaxId } from './party';
import { company, FABRICA, NORDHUS, person, PETRA, SINDRE } from './test-people';

test.each([
  ['the first person', NOTHING_SAID, 'p', 'p1'],
  ['the first company', NOTHING_SAID, 'c', 'c1'],
  ['one more', FABRICA, 'p', 'p3'],
  ['after a gap', { ...FABRICA, persons: [PETRA, person('p7')] }, 'p', 'p8'],
  ['whose number is still asked for', { ...NOTHING_SAID, taxIdsOf: [ROOT, 'p4'] }, 'p', 'p5'],
])('an id that nobody has: %s', (_what, answers, kind, id) =>
  expect(nextId(answers, kind === 'p' ? 'p' : 'c')).toBe(id),
);

test('somebody is added at the end, and changed in their place', () => {
  const mihai = person('p3', { firstName: 'Mihai' });
  expect(withPerson(FABRICA, mihai)).toEqual({ persons: [PETRA, SINDRE, mihai] });
  const renamed = { ...PETRA, lastName: 'Ilie-Pop' };
  expect(withPerson(FABRICA, renamed)).toEqual({ persons: [renamed, SINDRE] });
  expect(withCompany(FABRICA, company('c2'))).toEqual({ companies: [NORDHUS, company('c2')] });
});

test.each([
  [
    'p1',
    [
      { as: 'director', of: 'root' },
      { as: 'holder', of: 'root', share: '40' },
      { as: 'holder', of: 'c1', share: '30' },
      { as: 'representative' },
      { as: 'owner' },
      { as: 'user', right: '2' },
    ],
  ],
  ['p2', [{ as: 'director', of: 'c1' }]],
  ['c1', [{ as: 'holder', of: 'root', share: '35' }]],
  ['p3', []],
])('where %s is used', (id, uses) => expect(usesOf(FABRICA, id)).toEqual(uses));

test('who controls the company is an owner, too', () =>
  expect(usesOf({ ...FABRICA, controllers: ['p2'] }, 'p2')).toContainEqual({ as: 'owner' }));

test.each(['p1', 'p2', 'c1'])('without %s nothing names them any more, and everybody else stays', (id) => {
  const answers = { ...FABRICA, controllers: [id], taxIdsOf: [id, ROOT], taxIds: { [id]: '1', [ROOT]: '2' } };
  const rest = { ...answers, ...without(answers, id) };
  expect(usesOf(rest, id)).toEqual([]);
  expect(JSON.stringify(rest)).not.toContain(`"${id}"`);
  expect(rest).toMatchObject({ taxIdsOf: [ROOT], taxIds: { [ROOT]: '2' } });
  expect(idsOf(rest, ['person', 'company'])).toEqual(['p1', 'p2', 'c1'].filter((one) => one !== id));
});

test('a company goes with its own people’s places, and they stay entered', () => {
  const rest = { ...FABRICA, ...without(FABRICA, 'c1') };
  expect(rest.levels).toEqual({ root: { directors: ['p1'], holders: [{ id: 'p1', share: '40' }] } });
  expect(usesOf(rest, 'p2')).toEqual([]);
  expect(personsIn(rest, ['p2', 'p9'])).toEqual([SINDRE]);
});

test.each([
  ['typed', {}, [], '123', { taxIds: { p1: '123' }, taxIdsOf: ['p1'] }],
  ['another one', { p1: '123' }, ['p1'], '456', { taxIds: { p1: '456' }, taxIdsOf: ['p1'] }],
  ['taken out', { p1: '123', p2: '9' }, ['p1', 'p2'], '', { taxIds: { p2: '9' }, taxIdsOf: ['p2'] }],
  ['lost, and left empty', {}, ['p1'], '', {}],
])('a tax number, %s', (_what, taxIds, taxIdsOf, typed, kept) =>
  expect(withTaxId({ ...FABRICA, taxIds: { ...taxIds }, taxIdsOf }, 'p1', typed)).toEqual(kept),
);

test('numbers that were lost are those of persons who are still there', () =>
  expect(lostTaxIds({ ...FABRICA, taxIdsOf: [ROOT, 'p1', 'p2', 'p9'], taxIds: { p2: '9' } })).toEqual(['p1']));
