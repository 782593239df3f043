// Rules: R0.190, R0.191.
import { closePapers, drawPaper, unprintable } from './draw';
import { letterheadOf } from './letterheads';
import type { Block } from './paper';
import { readPaper } from './test-read-paper';
import { streamsOf } from './test-streams';

afterAll(closePapers);

/** A paper that shows the blocks and nothing else in other alphabets than Latin. */
function draw(...blocks: Block[]): Promise<Buffer> {
  const head = letterheadOf('d');
  if (!head) throw new Error('no letterhead of d');
  return drawPaper({ lang: 'en', head, title: 'Paper', blocks, foot: [], madeMs: 0 });
}

const signedBy = (value: string, strong = false) =>
  draw({ kind: 'facts', rows: [{ name: 'Signed by', value, strong }] });
/** As a reader of PDFs gives it out. A part of an Arabic letter that is drawn on its own comes out as a control. */
const textOf = (content: Buffer) =>
  readPaper(content)
    .join(' ')
    .replace(/\p{Cc} ?/gu, '');
/** How a text begins on a page of a PDF. */
const TEXT = '\nBT\n1 0 0 1 ';
const fontsIn = (content: Buffer) => content.toString('latin1').match(/\/FontFile2/g)?.length ?? 0;

/** A name in each alphabet that a kept font has. */
const NAMES = [
  'Ștefan Țurcanu',
  'Олег Ґудзь',
  'Ελένη Παπά',
  'मोहन',
  'עדנה לוי',
  'محمد علي',
  'Արամ Խաչատրյան',
  'გიორგი მაისურაძე',
  'สมชาย ใจดี',
  '王明',
  '山﨑 さくら',
  'ヤマダ',
  '김민준',
] as const;

test.each(NAMES)('%s signs, and the paper says so', async (name) => {
  expect(await unprintable(name)).toEqual([]);
  const text = textOf(await signedBy(name));
  expect(text).toContain(`Signed by ${name}`);
  expect(textOf(await signedBy(name, true))).toContain(`Signed by ${name}`);
});

test('names of several alphabets stand in one text, in titles, tables and notes, over lines and pages', async () => {
  const sentence = NAMES.join(' and ');
  const cells = ['1', '王明'];
  const content = await draw(
    { kind: 'title', text: '王明', under: 'გიორგი' },
    { kind: 'heading', text: 'עדנה לוי' },
    {
      kind: 'table',
      columns: [
        { name: 'N', share: 1 },
        { name: '名前', share: 1, end: true },
      ],
      rows: [{ cells, note: { under: 1, text: '김민준' } }],
    },
    { kind: 'paragraphs', texts: [`${sentence}. `.repeat(30)] },
  );
  const pages = readPaper(content);
  expect(pages.length).toBeGreaterThan(1);
  expect(textOf(content)).toContain('王明 გიორგი עדנה לוי N 名前 1 王明 김민준');
  // A line may end within a name.
  const letters = textOf(content).replaceAll(' ', '');
  for (const [first] of NAMES.map((name) => name.split(' ')))
    expect(letters.split(first ?? '').length - 1).toBeGreaterThanOrEqual(30);
});

test('a paper of several alphabets is the same bytes each time it is drawn, also by another thread', async () => {
  const blocks = [...NAMES, NAMES.join(' · ')].map((text): Block => ({ kind: 'paragraphs', texts: [text] }));
  const first = await draw(...blocks);
  expect((await draw(...blocks)).equals(first)).toBe(true);
  await closePapers();
  // Another thread opens the fonts in another order.
  await draw(...blocks.toReversed());
  expect((await draw(...blocks)).equals(first)).toBe(true);
});

test('a text that goes on over pages keeps its colour', async () => {
  const content = await draw({ kind: 'paragraphs', texts: ['王明 and Ana. '.repeat(700)] });
  const pages = streamsOf(content).filter((stream) => stream.includes(TEXT));
  expect(pages.length).toBeGreaterThan(1);
  // What comes before a colour is written in black.
  const ink = [0x17, 0x17, 0x1c].map((part) => part / 255).join(' ');
  for (const page of pages) expect(page.slice(0, page.indexOf(TEXT))).toContain(`\n${ink} scn\n`);
});

test('letters of Devanagari are joined behind Latin, too, and beside other alphabets', async () => {
  // Two letters, with the sign that drops the vowel between them, are one shape.
  for (const name of ['क्षमा', 'Ana क्षमा', 'Ana क्षमा 王明'])
    expect(streamsOf(await signedBy(name)).join()).toContain('<0915 094d 0937>');
});

test('an ordinary paper has no font but its own, and a name brings the one of its alphabet', async () => {
  expect(fontsIn(await signedBy('Ștefan Țurcanu'))).toBe(2);
  const chinese = await signedBy('王明');
  expect(fontsIn(chinese)).toBe(3);
  // Signs that Korean has, too, do not bring its font.
  expect(fontsIn(await signedBy('「山田」、さくら。'))).toBe(3);
  expect(fontsIn(await signedBy('김민준、서연'))).toBe(3);
  // Of ten megabytes there are the two letters.
  expect(chinese.length - (await signedBy('Ana')).length).toBeLessThan(8000);
});

test('the letters that no font has are named, each once, and never blank on a paper', async () => {
  expect(await unprintable('Ana 😀 𠮷 😀')).toEqual(['😀', '𠮷']);
  // Joiners, marks of direction, blanks of any width and lines have no shape.
  expect(await unprintable('A\u200da\u2068b\u2069\u3000c\nd\u00ade\u0301')).toEqual([]);
  expect(textOf(await signedBy('Ana 😀𠮷 王'))).toContain('Signed by Ana \ufffd\ufffd 王');
});
