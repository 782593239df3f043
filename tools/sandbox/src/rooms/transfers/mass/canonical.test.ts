// Rules: R2.7.224, R0.55.
import fc from 'fast-check';
import { readCanonical } from './canonical';
import { PAYMENT_FILE } from './reading/bounds';
import type { FileFailure } from './reading/task';
import { NotRead } from './reading/task';
import { canonicalText } from './test-canonical';

const KNOWN = ['n', 'name', 'note'] as const;
const read = (text: string) => readCanonical(new TextEncoder().encode(text), KNOWN);

/** Why a text is not read; null where it is. */
function whyNot(text: string | Uint8Array): FileFailure | null {
  try {
    readCanonical(typeof text === 'string' ? new TextEncoder().encode(text) : text, KNOWN);
    return null;
  } catch (error) {
    if (error instanceof NotRead) return error.why;
    throw error;
  }
}

test('whatever the cells say, they come back as they were', () => {
  const unit = fc.constantFrom(...['"', '\r', '\n', ',', ' ', ';', '=', 'é', '😀', '\u200b', 'x']);
  const cell = fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.string({ unit, maxLength: 6 }));
  const written = cell.filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(fc.array(fc.record({ name: written, note: written }), { minLength: 1, maxLength: 6 }), (cells) => {
      const rows = cells.map((row, at) => ({ n: at + 1, ...row }));
      expect(read(canonicalText(rows))).toEqual(rows);
    }),
  );
});

test('bytes that are no file of ours are refused by their reason, and nothing else is thrown', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'n,"\r\n1name'), maxLength: 40 }),
      (bytes, text) => {
        expect(['unreadableFile', 'noRows', null]).toContain(whyNot(bytes));
        expect(['unreadableFile', 'noRows', null]).toContain(whyNot(`n,name\r\n${text}`));
      },
    ),
  );
});

const rowsOf = (count: number) => `n\r\n${Array.from({ length: count }, (_, at) => at + 1).join('\r\n')}`;

test.each<[string, string | Uint8Array, FileFailure | null]>([
  ['no UTF-8', new Uint8Array([0x6e, 0x0d, 0x0a, 0x31, 0xff]), 'unreadableFile'],
  ['a byte order mark', '\ufeffn\r\n1', 'unreadableFile'],
  ['NUL', 'n,name\r\n1,a\0b', 'unreadableFile'],
  ['nothing', '', 'unreadableFile'],
  ['a head alone', 'n,name\r\n', 'noRows'],
  ['an unknown column', 'n,iban\r\n1,x', 'unreadableFile'],
  ['a column twice', 'n,name,name\r\n1,x,y', 'unreadableFile'],
  ['rows without a number', 'name\r\nAna', 'unreadableFile'],
  ['a row number twice', 'n\r\n1\r\n1', 'unreadableFile'],
  ['a row number that is none', 'n\r\n0', 'unreadableFile'],
  ['a row number past seven digits', 'n\r\n10000000', 'unreadableFile'],
  ['a cell too many', 'n,name\r\n1,x,y', 'unreadableFile'],
  ['a cell too few', 'n,name\r\n1', 'unreadableFile'],
  ['quotes that do not close', 'n,name\r\n1,"x', 'unreadableFile'],
  ['text behind quotes', 'n,name\r\n1,"x"y', 'unreadableFile'],
  ['lines that end in LF', 'n\n1', 'unreadableFile'],
  ['as many rows as a file may have', rowsOf(PAYMENT_FILE.rows), null],
  ['a row more', rowsOf(PAYMENT_FILE.rows + 1), 'tooManyRows'],
  // Its cells are not even counted to their end.
  ['a row more that is too wide', `${rowsOf(PAYMENT_FILE.rows)}\r\n1,a,b,c`, 'unreadableFile'],
  ['the longest cell', `n,name\r\n1,${'x'.repeat(PAYMENT_FILE.cell)}`, null],
  ['the longest cell, all of quotes', `n,name\r\n1,"${'""'.repeat(PAYMENT_FILE.cell)}"`, null],
  ['one quote more', `n,name\r\n1,"${'""'.repeat(PAYMENT_FILE.cell + 1)}"`, 'unreadableFile'],
  ['a longer one', `n,name\r\n1,${'x'.repeat(PAYMENT_FILE.cell + 1)}`, 'unreadableFile'],
])('%s', (_what, text, why) => {
  expect(whyNot(text)).toBe(why);
});
