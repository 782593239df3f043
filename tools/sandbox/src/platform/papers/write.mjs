// Writes texts on a page in whatever alphabet they are.
import { BASE, fileOf, fontOf, hasLetter } from './fonts.mjs';
import { linesOf, placedOf, turnsOf } from './lines.mjs';
import { drawable, handed, lettersWithout, piecesOf, withoutMarks } from './pieces.mjs';

/** @typedef {InstanceType<typeof import('pdfkit')>} Document */
/** @typedef {'text' | 'strong'} Face */
/** @typedef {{ width: number, align?: 'left' | 'right', lineGap?: number }} Room */

const FONTS = { fontOf, hasLetter, base: BASE };

/** From the top of a line to where letters stand, in parts of its height: ascent and descent of the base font. */
const ASCENT = 1069 / (1069 + 293);

/**
 * With a list of features, pdfkit hands a piece over whole: word by word, those of Hebrew and Arabic would stand in the order of Latin. The base font takes
 * it word by word, as pdfkit does by itself: it has several alphabets, and a whole piece is laid out by the first of them.
 * @param {string} font
 */
const handedTo = (font) => (font === BASE ? {} : { features: [] });

/** Sets a font for what is drawn next. @param {Document} document @param {string} font @param {Face} face */
function setFont(document, font, face) {
  const name = font === BASE ? face : `${font} ${face}`;
  return document.registerFont(name, fileOf(font, face)).font(name);
}

/** Whether the base font has it all; then pdfkit writes it by itself. Its letters turn nowhere, so that it needs no marks of direction. @param {string} text */
const isPlain = (text) => [...text].every((letter) => letter === '\n' || fontOf(letter) === BASE);

/** @param {string} text */
const inPieces = (text) => piecesOf(text, FONTS);

/** The letters of a text that no kept font has. @param {string} text */
export const unprintable = (text) => lettersWithout(text, FONTS);

/** @param {Document} document @param {Face} face @param {import('./pieces.mjs').Piece} piece */
const widthOfPiece = (document, face, { font, text }) =>
  setFont(document, font, face).widthOfString(text, handedTo(font));

/** @param {Document} document @param {Face} face @param {string} text */
const widthOf = (document, face, text) =>
  inPieces(text)
    .map((piece) => widthOfPiece(document, face, { ...piece, text: handed(piece.text) }))
    .reduce((sum, width) => sum + width, 0);

/** A text as it is drawn, and its lines. @param {Document} document @param {Face} face @param {string} text @param {number} width */
function wrapped(document, face, text, width) {
  const drawn = drawable(text, FONTS);
  return { drawn, lines: linesOf(drawn, width, (part) => widthOf(document, face, part)) };
}

/** @param {Document} document @param {Face} face @param {number} lineGap */
const heightOfLine = (document, face, lineGap) => setFont(document, BASE, face).currentLineHeight(true) + lineGap;

/** How high a text is in the size that is set. @param {Document} document @param {Face} face @param {string} text @param {Room} room */
export function heightOf(document, face, text, { width, lineGap = 0 }) {
  const bare = withoutMarks(text);
  if (isPlain(bare)) return setFont(document, BASE, face).heightOfString(bare, { width, lineGap });
  return wrapped(document, face, text, width).lines.length * heightOfLine(document, face, lineGap);
}

/** Goes on at the top of the next page, which begins in black, in the colour that is set. @param {Document} document */
function turnPage(document) {
  document.continueOnNewPage();
  // The types of pdfkit leave out the colour that it sets again behind a page that it has turned by itself.
  const { _fillColor: colour } = /** @type {{ _fillColor?: [string, number?] }} */ (/** @type {unknown} */ (document));
  if (colour) document.fillColor(...colour);
}

/**
 * Writes a text in the size and colour that are set, over as many pages as it takes.
 * @param {Document} document @param {Face} face @param {string} text @param {number} x @param {number} y @param {Room} room
 */
export function write(document, face, text, x, y, room) {
  const bare = withoutMarks(text);
  if (isPlain(bare)) {
    setFont(document, BASE, face).text(bare, x, y, room);
    return;
  }
  const { width, align, lineGap = 0 } = room;
  const height = heightOfLine(document, face, lineGap);
  const { drawn, lines } = wrapped(document, face, text, width);
  const turns = turnsOf(drawn);
  let top = y;
  for (const line of lines) {
    if (top + height > document.page.height - document.page.margins.bottom) {
      turnPage(document);
      top = document.page.margins.top;
    }
    const sized = placedOf(drawn, line, turns, inPieces).map((piece) => ({
      ...piece,
      width: widthOfPiece(document, face, piece),
    }));
    const indent = align === 'right' ? width - sized.reduce((sum, one) => sum + one.width, 0) : 0;
    writeLine(document, face, sized, x + indent, top);
    top += height;
  }
  setFont(document, BASE, face);
  document.x = x;
  document.y = top;
}

/**
 * In the order in which it is read, for who copies it or hears it.
 * @param {Document} document @param {Face} face @param {readonly (import('./lines.mjs').Placed & { width: number })[]} sized @param {number} x
 * @param {number} top
 */
function writeLine(document, face, sized, x, top) {
  const stand = top + heightOfLine(document, face, 0) * ASCENT;
  for (const { font, text, place } of sized) {
    const before = sized.reduce((sum, other) => sum + (other.place < place ? other.width : 0), 0);
    const options = { ...handedTo(font), lineBreak: false, baseline: /** @type {'alphabetic'} */ ('alphabetic') };
    setFont(document, font, face).text(text, x + before, stand, options);
  }
}
