// Where the lines of a text end, and in which order the parts of a line stand. Pure: widths are handed over.
import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import { handed } from './pieces.mjs';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** @typedef {{ from: number, to: number }} Line a part of a text */
/** @typedef {{ levels: Uint8Array, mirrored: Map<number, string> }} Turns of each letter of a text */

/** @param {string} text */
const parts = (text) => [...graphemes.segment(text)].map(({ segment }) => segment);

/**
 * The lines of a text. A word that is wider than a line goes on in the next one. Each word is measured once: a long statement has thousands of names, and
 * in Chinese every sign is a word.
 * @param {string} text @param {number} width @param {(text: string) => number} widthOf @returns {Line[]}
 */
export function linesOf(text, width, widthOf) {
  /** @type {Line[]} */
  const lines = [];
  const breaker = new LineBreaker(text);
  let from = 0;
  let to = 0;
  let filled = 0;
  const end = () => {
    lines.push({ from, to: from + text.slice(from, to).trimEnd().length });
    from = to;
    filled = 0;
  };
  // Blanks at the end of a line need no room.
  const seenOf = (/** @type {string} */ part) => widthOf(part.trimEnd());
  const add = (/** @type {string} */ part, /** @type {number} */ seen) => {
    if (to > from && seen > 0 && filled + seen > width) end();
    const blanks = part.slice(part.trimEnd().length);
    to += part.length;
    filled += seen + (blanks === '' ? 0 : widthOf(blanks));
  };
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const word = text.slice(to, next.position);
    const seen = seenOf(word);
    if (seen <= width) add(word, seen);
    else {
      if (to > from) end();
      for (const part of parts(word)) add(part, seenOf(part));
    }
    if (next.required && to < text.length) end();
  }
  end();
  return lines;
}

/**
 * Which way the letters of a text stand, in papers that are written from left to right. It is settled for the whole text before lines are made of it: where
 * a line ends, a number stays one of the Hebrew before it, and a bracket the other half of its pair.
 * @param {string} text @returns {Turns}
 */
export function turnsOf(text) {
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  return { levels, mirrored: bidi.getMirroredCharactersMap(text, levels) };
}

/** What fontkit lays out from right to left by itself. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * @typedef {{ font: string, text: string, place: number }} Placed a piece as it is handed to the font, and its place from the left
 */

/**
 * The pieces of a line of a text in the order in which they are read, each with its place from the left: a name in Hebrew or Arabic stands from right to
 * left.
 * @param {string} text @param {Line} line @param {Turns} turns
 * @param {(text: string) => { font: string, text: string }[]} piecesOf together they are the text @returns {Placed[]}
 */
export function placedOf(text, { from, to }, { levels, mirrored }, piecesOf) {
  /** @type {{ font: string, text: string, level: number }[]} */
  const all = [];
  let at = from;
  for (const { font, text: piece } of piecesOf(text.slice(from, to))) {
    let level = -1;
    for (const letter of piece) {
      const here = levels[at] ?? 0;
      const drawn = handed(mirrored.get(at) ?? letter);
      const last = all.at(-1);
      if (here === level && last) last.text += drawn;
      else all.push({ font, text: drawn, level: here });
      level = here;
      at += letter.length;
    }
  }
  const runs = all.filter((run) => run.text !== '');
  const order = visualOrder(runs.map(({ level }) => level));
  return runs.map(({ font, text: run, level }, index) => ({
    font,
    text: (level % 2 === 1) === RIGHT_TO_LEFT.test(run) ? run : parts(run).reverse().join(''),
    place: order.indexOf(index),
  }));
}

/** The indices of runs from left to right: what is of a level or deeper is turned around, the deepest first. @param {number[]} levels */
function visualOrder(levels) {
  const order = levels.map((_, index) => index);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) {
    const isIn = (/** @type {number | undefined} */ index) => index !== undefined && (levels[index] ?? 0) >= level;
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while (isIn(order[to])) to += 1;
      order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return order;
}
