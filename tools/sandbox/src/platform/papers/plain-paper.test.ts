// Rules: R0.175, R0.191.
import { LAWLESS_TEXTS, ONE_LINE_TEXTS } from '@bank/run/naughty';
import { closePapers, drawPaper } from './draw';
import { letterheadOf } from './letterheads';
import type { Block, Paper } from './paper';
import { plainPaper, textsOf } from './plain-paper';
import { readPaper } from './test-read-paper';

afterAll(closePapers);

/** One block of each kind, with a text in every place that has one. */
const BLOCKS: { readonly [Kind in Block['kind']]: (text: string) => Extract<Block, { kind: Kind }> } = {
  title: (text) => ({ kind: 'title', text, under: text }),
  heading: (text) => ({ kind: 'heading', text }),
  figure: (text) => ({ kind: 'figure', title: text, amount: text, sentence: text }),
  paragraphs: (text) => ({ kind: 'paragraphs', texts: [text, text] }),
  lines: (text) => ({ kind: 'lines', texts: [text, text] }),
  facts: (text) => ({ kind: 'facts', rows: [{ name: text, value: text, strong: true }], isWhole: true }),
  table: (text) => ({
    kind: 'table',
    columns: [
      { name: text, share: 1 },
      { name: text, share: 1, end: true },
    ],
    rows: [{ cells: [text, text], note: { under: 1, text }, strong: true }],
  }),
};

function paperWith(text: string): Paper {
  const head = letterheadOf('d');
  if (!head) throw new Error('no letterhead of d');
  const blocks = Object.values(BLOCKS).map((block) => block(text));
  return { lang: 'en', head, title: text, blocks, foot: [text], madeMs: 0 };
}

/** What would end a line, stand on another letter or turn what is beside it. Written apart from the rule. */
const LAWLESS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|^\p{Default_Ignorable_Code_Point}*\p{M}/u;
/** An isolate that ends turns nothing beside it. */
const outOfIsolates = (text: string) => text.replace(/\u2068([^\u2066-\u2069]+)\u2069/gu, '$1');

test('no text in any place of a paper brings a line, a mark or a direction of its own', () => {
  const texts = [...LAWLESS_TEXTS, ...ONE_LINE_TEXTS];
  for (const text of [...texts, ...texts.map((one) => `\u2068${one}\u2069`)]) {
    const drawn: string[] = [];
    JSON.stringify(plainPaper(paperWith(text)), (key, value: unknown) => {
      if (typeof value === 'string' && key !== 'kind') drawn.push(value);
      return value;
    });
    expect([text, drawn.filter((one) => LAWLESS.test(outOfIsolates(one)))]).toEqual([text, []]);
  }
});

test.each([
  ['paid by \u2068שלום\u2069, 7', 'paid by \u2068שלום\u2069, 7'],
  ['\u2068a\u202eb\u2069', '\u2068ab\u2069'],
  ['\u2068\u0301x\ny\u2069', '\u2068x y\u2069'],
  ['\u2068\u2069\u0301x', 'x'],
  ['\u2068a', 'a'],
  ['a\u2069b\u2068', 'ab'],
  ['\u2068a\u2068b\u2069c\u2069', 'a\u2068b\u2069c'],
  ['\u2067a\u2069', 'a'],
])('of the isolates in %j those that end stay, and hold a text by the same rules', (text, plain) => {
  expect(textsOf([{ kind: 'heading', text }])).toEqual([plain]);
});

test('a block keeps its rows, its lines and how it looks', () => {
  const paper = paperWith('Ana');
  expect(plainPaper(paper)).toEqual(paper);
  expect(plainPaper(paperWith('Ana\nSigned by another'))).toEqual(paperWith('Ana Signed by another'));
});

test('each text of each block is among those of the paper, as it is drawn', () => {
  const texts = textsOf(paperWith('Ana\nand half of a letter \ud83d').blocks);
  expect(texts).toEqual(Array.from({ length: 17 }, () => 'Ana and half of a letter \ud83d'));
});

test('what is drawn is the plain paper', async () => {
  const drawn = await drawPaper(paperWith('Ana\nSigned\u202e by another'));
  expect(drawn.equals(await drawPaper(paperWith('Ana Signed by another')))).toBe(true);
  expect(readPaper(drawn).join(' ')).toContain('Ana Signed by another');
  const isolated = { ...paperWith('Ana Signed \u2068by\u2069 another'), title: 'Ana Signed by another' };
  expect(drawn.equals(await drawPaper(isolated))).toBe(true);
});
