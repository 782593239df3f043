import fc from 'fast-check';
import { foundIn, soughtIn } from './found-options';

const COUNTRIES = [
  { id: 'AT', label: 'Austria' },
  { id: 'CI', label: 'Côte d’Ivoire' },
  { id: 'GQ', label: 'Equatorial Guinea' },
  { id: 'GN', label: 'Guinea' },
  { id: 'OM', label: 'Oman' },
  { id: 'RO', label: 'Romania +40' },
  { id: 'UA', label: 'Україна' },
];
const labelsFor = (typed: string) => foundIn(soughtIn(COUNTRIES), typed).map(({ label }) => label);

test.each([
  ['guin', ['Guinea', 'Equatorial Guinea']],
  ['cote d iv', ['Côte d’Ivoire']],
  ["Côte d'i", ['Côte d’Ivoire']],
  ['IVOIRE', ['Côte d’Ivoire']],
  ['+40', ['Romania +40']],
  ['40', ['Romania +40']],
  ['ro', ['Romania +40']],
  ['CI', ['Côte d’Ivoire']],
  ['укра', ['Україна']],
  // "Oman" is inside of "Romania", which nobody means by it.
  ['oman', ['Oman']],
  ['xyz', []],
])('what "%s" finds', (typed, labels) => expect(labelsFor(typed)).toEqual(labels));

test.each(['', '  ', '-'])('"%s" finds everything, in the order of the list', (typed) =>
  expect(labelsFor(typed)).toEqual(COUNTRIES.map(({ label }) => label)),
);

test('each letter more finds no other options than the letters before it, but for an id', () => {
  const sought = soughtIn(COUNTRIES);
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), fc.nat({ max: 20 }), ({ id, label }, length) => {
      const typed = label.slice(0, length);
      expect(foundIn(sought, typed).map((item) => item.id)).toContain(id);
      const fewer = foundIn(sought, `${typed}ü`).filter((item) => item.id !== 'UA');
      expect(foundIn(sought, typed)).toEqual(expect.arrayContaining(fewer));
    }),
  );
});
