// Where the lines of a text end, and in which order the parts of a line stand. Pure: widths are handed over.
import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import { withoutMarks } from './pieces.mjs';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** @param {string} text */
const parts = (text) => [...graphemes.segment(text)].map(({ segment }) => segment);

/**
 * The lines of a text. A word that is wider than a line goes on in the next one. Each word is measured once: a long statement has thousands of names, and
 * in Chinese every sign is a word.
 * @param {string} text @param {number} width @param {(text: string) => number} widthOf @returns {string[]}
 */
export function linesOf(text, width, widthOf) {
  /** @type {string[]} */
  const lines = [];
  const breaker = new LineBreaker(text);
  let line = '';
  let filled = 0;
  let from = 0;
  const end = () => {
    lines.push(line.trimEnd());
    line = '';
    filled = 0;
  };
  // Blanks at the end of a line need no room.
  const seenOf = (/** @type {string} */ part) => widthOf(part.trimEnd());
  const add = (/** @type {string} */ part, /** @type {number} */ seen) => {
    if (line !== '' && seen > 0 && filled + seen > width) end();
    const blanks = part.slice(part.trimEnd().length);
    line += part;
    filled += seen + (blanks === '' ? 0 : widthOf(blanks));
  };
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const word = text.slice(from, next.position);
    const seen = seenOf(word);
    from = next.position;
    if (seen <= width) add(word, seen);
    else {
      if (line !== '') end();
      for (const part of parts(word)) add(part, seenOf(part));
    }
    if (next.required && from < text.length) end();
  }
  end();
  return lines;
}

/** What fontkit lays out from right to left by itself. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * @typedef {{ font: string, text: string, place: number }} Placed a piece as it is handed to the font, and its place from the left
 */

/**
 * The pieces of a line in the order in which they are read, each with its place from the left: papers are written from left to right, and a name in
 * Hebrew or Arabic within them from right to left.
 * @param {string} line @param {(text: string) => { font: string, text: string }[]} piecesOf together they are the text @returns {Placed[]}
 */
export function placedOf(line, piecesOf) {
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  /** @type {{ font: string, text: string, level: number }[]} */
  const all = [];
  let at = 0;
  for (const { font, text } of piecesOf(line)) {
    let level = -1;
    for (const letter of text) {
      const here = levels[at] ?? 0;
      const drawn = withoutMarks(mirrored.get(at) ?? letter);
      const last = all.at(-1);
      if (here === level && last) last.text += drawn;
      else all.push({ font, text: drawn, level: here });
      level = here;
      at += letter.length;
    }
  }
  const runs = all.filter(({ text }) => text !== '');
  const order = visualOrder(runs.map(({ level }) => level));
  return runs.map(({ font, text, level }, index) => ({
    font,
    text: (level % 2 === 1) === RIGHT_TO_LEFT.test(text) ? text : parts(text).reverse().join(''),
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
