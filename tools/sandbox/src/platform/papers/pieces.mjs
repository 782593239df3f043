// Which font draws which part of a text. Pure: what fonts have is handed over.

/** @typedef {{ fontOf(letter: string): string | undefined, hasLetter(font: string, letter: string): boolean, base: string }} Fonts */
/** @typedef {{ font: string, text: string }} Piece */

/** Stands for a letter that no font has, so that nobody takes its place for empty. */
export const REPLACEMENT = '\ufffd';

/** What has no shape of its own: joiners, marks of direction, controls, and signs that choose a variant. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const MARKS_OF_DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Chooses a font; any other sign stays in the font of what is before it. */
const LETTER = /[\p{L}\p{N}]/u;

/** A text without what says where to turn: a font has no shape for it. @param {string} text */
export const withoutMarks = (text) => text.replace(MARKS_OF_DIRECTION, '');

/** Blanks at which no line ends. Amounts have them between their figures, and so they count as a part of a number. */
const UNBROKEN = /[\u00a0\u202f]/gu;

/** A part of a text as a font is handed it: not every font has every blank, and nobody sees U+FEFF. @param {string} text */
export const handed = (text) =>
  withoutMarks(text)
    .replace(/\ufeff/gu, '')
    .replace(UNBROKEN, ' ');

/** @param {string} letter */
const needsNone = (letter) => /\s/u.test(letter) || SHAPELESS.test(letter);

/** The letters that no font has, each once. @param {string} text @param {Pick<Fonts, 'fontOf'>} fonts @returns {string[]} */
export const lettersWithout = (text, { fontOf }) => [
  ...new Set([...text.normalize('NFC')].filter((one) => !needsNone(one) && fontOf(one) === undefined)),
];

/** What says where lines end stays for those who break them. */
const BREAKS = /[\n\u00a0\u202f\ufeff]/u;

/** A text of which every letter can be drawn. @param {string} text @param {Pick<Fonts, 'fontOf'>} fonts */
export const drawable = (text, { fontOf }) =>
  Array.from(text.normalize('NFC'), (one) => {
    if (BREAKS.test(one)) return one;
    if (/\s/u.test(one)) return ' ';
    return SHAPELESS.test(one) || fontOf(one) !== undefined ? one : REPLACEMENT;
  }).join('');

/**
 * A drawable text in pieces of one font each, in the order in which it is read; together they are the text.
 * @param {string} text @param {Fonts} fonts @returns {Piece[]}
 */
export function piecesOf(text, fonts) {
  /** @type {Piece[]} */
  const pieces = [];
  for (const letter of text) {
    const last = pieces.at(-1);
    const font = fontBehind(last, letter, fonts);
    if (last?.font === font) last.text += letter;
    else pieces.push({ font, text: letter });
  }
  return pieces;
}

/** @param {Piece | undefined} last @param {string} letter @param {Fonts} fonts */
function fontBehind(last, letter, { fontOf, hasLetter, base }) {
  // Behind the isolate of a name the bank goes on, in its own font.
  if (withoutMarks(letter) === '') return base;
  const stays = last && !LETTER.test(letter) && (needsNone(letter) || hasLetter(last.font, letter));
  return stays ? last.font : (fontOf(letter) ?? base);
}
