// Rules: R2.7.167.
import fc from 'fast-check';
import { compareNames, readName } from './compare-names';

test.each([
  ['Ana Pop', 'ana POP'],
  ['Pop Ana', 'Ana Pop'],
  ['Chloe Moreau', 'Chloé Moreau'],
  ['Lukasz Dabrowski', 'Łukasz Dąbrowski'],
  ['GROSSE', 'Große'],
  ['ONeil, Sean', "Seán O'Neil"],
  ['Jan Van Dyk', 'Jan Vandyk'],
  ['Möbelhaus Krüger', 'Mobelhaus Kruger GmbH'],
  ['Harbour Books Limited', 'Harbour Books Ltd.'],
  ['Umbra S. A.', 'Umbra SA'],
  ['Dr. Greta Blum', 'Greta Blum'],
  ['Юлія Їжак', 'ЮЛІЯ ЇЖАК'],
])('%s is %s', (typed, held) => {
  expect(compareNames(typed, held)).toBe('match');
});

test.each([
  ['Greta Bloom', 'Greta Blum', 'noMatch'],
  ['Greta Blumm', 'Greta Blum', 'close'],
  ['Gerta Blum', 'Greta Blum', 'close'],
  ['G. Blum', 'Greta Blum', 'close'],
  ['Lucía Fernández', 'Lucía Fernández García', 'close'],
  ['Krüger GmbH', 'Krüger AG', 'close'],
  ['Blum', 'Greta Blum', 'noMatch'],
  ['G B', 'Greta Blum', 'noMatch'],
  ['Ana Pop', 'Eva Pop', 'noMatch'],
  ['Greta', 'Otto Maier', 'noMatch'],
  ['...', 'Greta Blum', 'noMatch'],
] as const)('%s beside %s: %s', (typed, held, result) => {
  expect(compareNames(typed, held)).toBe(result);
});

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzéüñçșţőабвгдежзіюя'];
/** Long enough that a slip in it is still the same word. */
const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 6, maxLength: 10 });
const words = fc.uniqueArray(word, { minLength: 2, maxLength: 4, selector: (one) => readName(one).words.join(' ') });

test('a name is itself in any case, accents left out, in any order and with a company form', () => {
  fc.assert(
    fc.property(words, fc.constantFrom('', ' Ltd', ' S.R.L.', ' GmbH', ' ООО'), (name, form) => {
      const held = name.join(' ');
      expect(compareNames(held.toUpperCase(), held)).toBe('match');
      expect(compareNames(held.normalize('NFD').replace(/\p{M}/gu, ''), held)).toBe('match');
      expect(compareNames([...name].reverse().join(', '), held)).toBe('match');
      expect(compareNames(`${held}${form}`, held)).toBe('match');
    }),
  );
});

test('one letter left out is close, and never a match', () => {
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (name, nth, place) => {
      const slip = name.map((one, n) => {
        const cut = place % one.length;
        return n === nth % name.length ? one.slice(0, cut) + one.slice(cut + 1) : one;
      });
      expect(compareNames(slip.join(' '), name.join(' '))).toBe('close');
    }),
  );
});

test('either order gives the same answer, whatever the texts are', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    words.map((w) => w.join(' ')),
  );
  fc.assert(fc.property(text, text, (one, other) => expect(compareNames(one, other)).toBe(compareNames(other, one))));
});

test('a single word of a longer name is never close: it would tell the rest', () => {
  fc.assert(
    fc.property(words, fc.nat(), (name, nth) => {
      expect(compareNames(name[nth % name.length] ?? '', name.join(' '))).toBe('noMatch');
    }),
  );
});
