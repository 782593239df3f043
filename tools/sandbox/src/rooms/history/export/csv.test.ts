// Rules: S10.
import fc from 'fast-check';
import { csvRecord, plainCell, textCell } from './csv';

/** RFC 4180 read by its grammar, written apart from what writes it. */
function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at++; ; at++) {
        if (at >= text.length) throw new Error('a quoted cell does not end');
        if (text[at] !== '"') cell += text[at];
        else if (text[at + 1] === '"') cell += text[at++];
        else break;
      }
      at++;
    } else {
      while (at < text.length && !/[,\r\n]/.test(text.charAt(at))) cell += text[at++];
      if (cell.includes('"')) throw new Error('a quote outside of quotes');
    }
    record.push(cell);
    if (text[at] === ',') at++;
    else if (text.startsWith('\r\n', at)) {
      records.push(record);
      record = [];
      at += 2;
    } else throw new Error(`after a cell comes a comma or a line end, not ${JSON.stringify(text.slice(at, at + 3))}`);
  }
  return records;
}

/** What OWASP lists, with blanks before it and in full width. */
const isLive = (cell: string) => /^[=+\-@\t\r\n]|^\s+[=+\-@]|^\s*[＝＋－＠]/.test(cell);

/** What a spreadsheet makes of a line that expects semicolons: it parts at them wherever they are, and at every line end. */
const foreignCells = (line: string) => line.split(/[;|\t\r\n]/).map((part) => part.replace(/^[\s"]+/, ''));
/** Without what makes a formula harmless. */
const bare = (text: string) => text.replaceAll("'", '');

const starts = fc.constantFrom(
  ';=',
  '; +',
  ';"=',
  ';-1',
  '\n@',
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  ' =',
  '＝',
  '"',
  ',',
  '\r\n',
  '""',
  "'",
  ' ',
);
const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .tuple(starts, fc.string({ unit: 'binary', maxLength: 20 }), starts)
    .map(([before, text, after]) => before + text + after),
  fc.constantFrom(
    '=HYPERLINK("http://evil.example","x")',
    '@SUM(1+1)*cmd|" /C calc"!A0',
    '-2+3',
    '+373 22 000 000',
    'Łódź, „cudzysłów”',
    'Ștefan\r\nStr. 5',
    'שלום, עולם',
    'مرحبا "بك"',
    '日本語,改行\n',
    '🏦💶👩‍👩‍👧',
    'a\u0301\u202eevil',
    '',
  ),
);

test('2,000 cells come back as they were, and none is a formula (D18)', () => {
  fc.assert(
    // 400 records of 5 cells.
    fc.property(fc.array(cell, { minLength: 5, maxLength: 5 }), (cells) => {
      const record = csvRecord(cells.map(textCell));
      const [read, ...more] = readCsv(record);
      expect(more).toEqual([]);
      expect(read?.map(bare)).toEqual(cells.map(bare));
      expect(read?.filter(isLive)).toEqual([]);
      // Only a live formula gets an apostrophe; an ordinary name is unchanged.
      for (const [index, text] of read?.entries() ?? []) {
        const given = cells[index] ?? '';
        expect(text !== given).toBe(
          isLive(given) ||
            foreignCells(given)
              .slice(1)
              .some((part) => isLive(part)),
        );
      }
    }),
    { numRuns: 400 },
  );
});

test('2,000 cells hold no formula for a spreadsheet that expects semicolons (D18)', () => {
  fc.assert(
    fc.property(cell, (text) => {
      expect(
        foreignCells(`2026-10-01,${textCell(text)},12.50`).filter((part) => /^[=+\-@＝＋－＠]/.test(part)),
      ).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['x;=1+1', "x;'=1+1"],
  ['x; =1+1', "x;' =1+1"],
  ['a;b;-c', "a;b;'-c"],
  ['a;b', 'a;b'],
])('%s is written as %s', (text, written) => expect(textCell(text)).toBe(written));

test('a negative balance stays a number', () => {
  expect(plainCell('-12.50')).toBe('-12.50');
});
