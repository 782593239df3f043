// Rules: R0.190.
import { linesOf, placedOf, turnsOf } from './lines.mjs';
import { drawable, piecesOf } from './pieces.mjs';

/** Fonts of one alphabet each; `latin` has the signs, `hebrew` some of them. */
const ALPHABETS: Readonly<Record<string, RegExp>> = {
  latin: /[\p{Script=Latin}\d .,()]/u,
  hebrew: /[\p{Script=Hebrew} ()]/u,
  arabic: /[\p{Script=Arabic} ]/u,
};
const FONTS = {
  base: 'latin',
  hasLetter: (font: string, letter: string) => ALPHABETS[font]?.test(letter) ?? false,
  fontOf: (letter: string) => Object.keys(ALPHABETS).find((font) => ALPHABETS[font]?.test(letter)),
};
const inPieces = (text: string) => piecesOf(text, FONTS);
/** Every letter is one wide. */
const wrap = (text: string, width: number) =>
  linesOf(text, width, ({ length }) => length).map(({ from, to }) => text.slice(from, to));
/** Line by line, each from the left to the right. */
function seenIn(text: string, width: number): string[][] {
  const turns = turnsOf(text);
  return linesOf(text, width, ({ length }) => length).map((line) =>
    placedOf(text, line, turns, inPieces)
      .sort((one, other) => one.place - other.place)
      .map((placed) => placed.text),
  );
}
const seen = (line: string) => seenIn(line, line.length).flat();

test('a sign stays in the font of the letters before it, where that one has it', () => {
  expect(inPieces('Ana (אב) 7, c')).toEqual([
    { font: 'latin', text: 'Ana (' },
    { font: 'hebrew', text: 'אב) ' },
    { font: 'latin', text: '7, c' },
  ]);
});

test('behind an isolate the text goes on in the font of the bank', () => {
  expect(inPieces('(\u2068אב\u2069 (7)')).toEqual([
    { font: 'latin', text: '(\u2068' },
    { font: 'hebrew', text: 'אב' },
    { font: 'latin', text: '\u2069 (7)' },
  ]);
});

test('what no font has is drawn as a sign of its own, and letters are put together first', () => {
  expect(drawable('e\u0301王\t1\n2', FONTS)).toBe('é\ufffd 1\n2');
  // Of blanks those stay that keep a line together.
  expect(drawable('1\u00a0000\u202f000\u2003\ufeffx', FONTS)).toBe('1\u00a0000\u202f000 \ufeffx');
});

test('lines end where words end, a long word goes on, and a line of the text stays one', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('a bcdefgh i', 3)).toEqual(['a', 'bcd', 'efg', 'h i']);
  expect(wrap('one\ntwo\n', 9)).toEqual(['one', 'two']);
  // An amount is one word.
  expect(wrap('a 1\u00a0000\u202f000', 9)).toEqual(['a', '1\u00a0000\u202f000']);
  // Chinese has no blanks; a comma begins no line.
  expect(wrap('王明王,明', 3)).toEqual(['王明', '王,明']);
  // A letter with its accent is not parted, nor is anything lost where nothing fits.
  expect(wrap('x\u0323x\u0323', 1)).toEqual(['x\u0323', 'x\u0323']);
});

test('no more is measured than the text has, however long its lines are', () => {
  let measured = 0;
  const widthOf = ({ length }: string) => {
    measured += length;
    return length;
  };
  const text = `${'王明'.repeat(500)} ${'Ana '.repeat(500)}`;
  linesOf(text, 700, widthOf);
  expect(measured).toBe(text.length);
});

test('Hebrew and Arabic stand from right to left in a line from left to right, numbers in them do not', () => {
  expect(seen('Ana אב')).toEqual(['Ana ', 'אב']);
  // The font turns each of its pieces around by itself; the signs between them are turned by hand.
  expect(seen('אב 12 גד Ana')).toEqual(['גד', ' ', '12', 'אב ', ' ', 'Ana']);
  expect(seen('אב 1\u00a0000\u202f000 גד')).toEqual(['גד', ' ', '1 000 000', 'אב ']);
  // Brackets within Hebrew open to the other side, brackets around it do not.
  expect(seen('גד (אב) גד')).toEqual(['גד )אב( גד']);
  expect(seen('(אב)')).toEqual(['(', 'אב', ')']);
  expect(seen('a \u2068אב\u2069 b')).toEqual(['a ', 'אב', ' b']);
  // What is beside a name in an isolate stands where it stands beside any other name.
  expect(seen('\u2068אב\u2069, 45A')).toEqual(['אב', ', 45A']);
  // Eastern digits are of the Arabic alphabet: the font would turn them around.
  expect(seen('۱۲')).toEqual(['۲۱']);
});

test('numbers and brackets stand as they do in the whole text, wherever its lines end', () => {
  // A number behind Hebrew or Arabic is on the right of what follows it, at the beginning of a line, too.
  expect(seenIn('אבגד 12 גד', 6)).toEqual([['אבגד'], ['גד', ' ', '12']]);
  expect(seenIn('ابجد 12 جد', 6)).toEqual([['ابجد'], ['جد', ' ', '12']]);
  // The halves of a pair turn together.
  expect(seenIn('גד (אבגד אב) Ana', 9)).toEqual([['גד )אבגד'], ['אב(', ' ', 'Ana']]);
});
