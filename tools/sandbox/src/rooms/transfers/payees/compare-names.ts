import type { NameCheckResult } from '@bank/protocol/payees-name-check';

// R2.7.167: how a typed name is compared with the name of the holder. The functions are pure and symmetric.

/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  'ß ss, æ ae, œ oe, ø o, đ d, ð d, ł l, þ th, ħ h, ı i, ŋ n, ſ s, ς σ, ё е, й и, ї і, ґ г'
    .split(', ')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

/** Company forms by their spellings; a long spelling stands for its short one. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ...words(
    'ltd inc corp llc llp plc gmbh ag kg ohg ug sa sas sarl srl spa sl slu lda bv nv oy ab aps sro kft pfa ооо тов ао фоп ип',
  ).map((form): [string, string] => [form, form]),
  ['limited', 'ltd'],
  ['incorporated', 'inc'],
  ['corporation', 'corp'],
  ['ltda', 'lda'],
]);

const TITLES: ReadonlySet<string> = new Set(words('mr mrs ms miss dr prof herr frau and und'));

interface Name {
  /** The words that tell holders apart, in their order: without accents, titles and company forms. */
  words: readonly string[];
  /** The company forms that were written. */
  forms: ReadonlySet<string>;
}

/** A name as it is compared: small letters without accents, marks and spaces. */
export function readName(typed: string): Name {
  const plain = decomposed(typed.normalize('NFKC').toLowerCase())
    .replace(/[’'`ʼ.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // "S. A." and "S.A." are the same form: single letters in a row are read as one word where that word is a form.
  const joined = plain.replace(/(?<!\S)\p{L}(?: \p{L})+(?!\S)/gu, (letters) => {
    const word = letters.replaceAll(' ', '');
    return FORMS.has(word) ? word : letters;
  });
  const all = words(joined);
  const telling = all.filter((word) => !FORMS.has(word) && !TITLES.has(word));
  const forms = new Set(all.flatMap((word) => FORMS.get(word) ?? []));
  // A name that is nothing but a form or a title is read as it stands.
  return telling.length === 0 ? { words: all, forms: new Set() } : { words: telling, forms };
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

const decomposed = (text: string): string =>
  [...text]
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/./gu, (letter) => LETTERS.get(letter) ?? letter);

/** A typed name against the holder's name; either order gives the same answer. */
export function compareNames(typed: string, held: string): Exclude<NameCheckResult, 'notPossible'> {
  const [one, other] = [readName(typed), readName(held)];
  if (one.words.length === 0 || other.words.length === 0) return 'noMatch';
  if (isSame(one, other)) return haveOtherForms(one, other) ? 'close' : 'match';
  return isClose(one.words, other.words) || isClose(other.words, one.words) ? 'close' : 'noMatch';
}

/** The same words in any order, or the same letters in the same order: "Van Dyk" is "Vandyk". */
const isSame = (one: Name, other: Name): boolean =>
  sorted(one.words) === sorted(other.words) || one.words.join('') === other.words.join('');

const sorted = (words: readonly string[]): string => [...words].sort().join(' ');

/** Both name a form, and none of them is the same: the GmbH is not the AG. A form left out is no difference. */
const haveOtherForms = ({ forms }: Name, other: Name): boolean =>
  forms.size > 0 && other.forms.size > 0 && ![...forms].some((form) => other.forms.has(form));

/**
 * Every word of the shorter name has a partner in the longer one, at most one of them misspelt or an initial, and one of them the same.
 * A surname alone is not close: the right spelling would tell the whole name to a stranger.
 */
function isClose(shorter: readonly string[], longer: readonly string[]): boolean {
  if (shorter.length > longer.length) return false;
  if (shorter.length < longer.length && shorter.length < 2) return false;
  const left = [...longer];
  const rest = shorter.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  const [word, ...more] = rest;
  if (word === undefined) return true;
  if (more.length > 0) return false;
  if (shorter.length === 1) return left.some((candidate) => isSlip(word, candidate));
  return left.some((candidate) => isSlip(word, candidate) || isInitial(word, candidate) || isInitial(candidate, word));
}

const isInitial = (letter: string, word: string): boolean => [...letter].length === 1 && word.startsWith(letter);

/** The least letters in which one slip is told from another name: "Ana" and "Eva" are two people. */
const SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

function isSlip(one: string, other: string): boolean {
  const length = Math.min([...one].length, [...other].length);
  if (length < SLIP_FROM) return false;
  return distance([...one], [...other]) <= (length < TWO_SLIPS_FROM ? 1 : 2);
}

/** How many letters are added, left out, replaced, or swapped with their neighbour (optimal string alignment). */
function distance(one: readonly string[], other: readonly string[]): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, n) => n);
  one.forEach((letter, i) => {
    const row = [i + 1];
    other.forEach((their, j) => {
      const same = letter === their ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + same, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1);
      const isSwapped = i > 0 && j > 0 && letter === other[j - 1] && one[i - 1] === their;
      if (isSwapped) least = Math.min(least, (before[j - 1] ?? 0) + 1);
      row.push(least);
    });
    before = last;
    last = row;
  });
  return last[other.length] ?? 0;
}
