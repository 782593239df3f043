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

const starts = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' =', '＝', '"', ',', '\r\n', '""', "'", ' ');
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
      const [read, ...more] = readCsv(csvRecord(cells.map(textCell)));
      expect(more).toEqual([]);
      expect(read?.map((text, index) => (text === `'${cells[index]}` ? cells[index] : text))).toEqual(cells);
      expect(read?.filter(isLive)).toEqual([]);
      // Only a live formula gets the apostrophe; an ordinary name is unchanged.
      for (const [index, text] of read?.entries() ?? []) expect(text !== cells[index]).toBe(isLive(cells[index] ?? ''));
    }),
    { numRuns: 400 },
  );
});

test('a negative balance stays a number', () => {
  expect(plainCell('-12.50')).toBe('-12.50');
});
