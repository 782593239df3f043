// The fonts that papers are drawn with. A file is read when the first letter needs it, so that ordinary papers cost one font.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

/** @typedef {{ name: string, asks: RegExp, package: string, file: string }} Kept */

const require = createRequire(import.meta.url);

/** Latin, Cyrillic, Greek and Devanagari; it is asked for every letter, and it draws the sign for one that no font has. */
export const BASE = 'base';

/**
 * The kept fonts in the order in which they are asked, each with the letters for which it is opened at all (ADR-96).
 * @type {readonly Kept[]}
 */
const KEPT = [
  { name: BASE, asks: /./su, package: 'noto-sans', file: 'NotoSans' },
  { name: 'hebrew', asks: /\p{scx=Hebr}/u, package: 'noto-sans-hebrew', file: 'NotoSansHebrew' },
  { name: 'arabic', asks: /\p{scx=Arab}/u, package: 'noto-sans-arabic', file: 'NotoSansArabic' },
  { name: 'armenian', asks: /\p{scx=Armn}/u, package: 'noto-sans-armenian', file: 'NotoSansArmenian' },
  { name: 'georgian', asks: /\p{scx=Geor}/u, package: 'noto-sans-georgian', file: 'NotoSansGeorgian' },
  { name: 'thai', asks: /\p{scx=Thai}|\u0e3f/u, package: 'noto-sans-thai', file: 'NotoSansThai' },
  // For its own letters alone: signs that Chinese and Japanese have, too, would open a second font of megabytes beside theirs.
  { name: 'korean', asks: /\p{Script=Hangul}/u, package: 'noto-sans-kr', file: 'NotoSansKR' },
  {
    name: 'chinese',
    asks: /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\u2000-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u,
    package: 'noto-sans-sc',
    file: 'NotoSansSC',
  },
];

const WEIGHTS = { text: '400Regular', strong: '600SemiBold' };

/** @type {Map<string, Buffer>} */
const files = new Map();

/**
 * The file of a font.
 * @param {string} name @param {'text' | 'strong'} face @returns {Buffer}
 */
export function fileOf(name, face) {
  const id = `${name} ${face}`;
  const known = files.get(id);
  if (known) return known;
  const kept = KEPT.find((one) => one.name === name);
  if (!kept) throw new Error(`there is no font ${name}`);
  const weight = WEIGHTS[face];
  const read = readFileSync(require.resolve(`@expo-google-fonts/${kept.package}/${weight}/${kept.file}_${weight}.ttf`));
  files.set(id, read);
  return read;
}

/** @type {Map<string, ReturnType<typeof create>>} */
const opened = new Map();

/** Whether a font has the letter. Both weights have the same. @param {string} name @param {string} letter */
export function hasLetter(name, letter) {
  let font = opened.get(name);
  if (!font) opened.set(name, (font = create(fileOf(name, 'text'))));
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/** @type {Map<string, string | undefined>} */
const found = new Map();

/** The first font that has the letter; undefined where none has. @param {string} letter @returns {string | undefined} */
export function fontOf(letter) {
  if (!found.has(letter)) {
    const kept = KEPT.find(({ name, asks }) => asks.test(letter) && hasLetter(name, letter));
    found.set(letter, kept?.name);
  }
  return found.get(letter);
}
