// Rules: S10.
import fc from 'fast-check';
import { csvOf } from './csv-of';

/** What a spreadsheet calculates, also behind blanks, the one quote that opens a cell, and in full width. A second quote is of the text. */
const LIVE = /^\s*"?\s*[=+\-@＝＋－＠]/;
/** Where a spreadsheet parts cells that expects semicolons, bars or tabs. */
const PARTS = /[;|\t\r\n]/;

test('no cell of a file comes alive, in whatever locale it is opened', async () => {
  const piece = fc.constantFrom('=', '+', '-', '@', '＝', '－', ';', '|', '\t', '\r', '\n', '"', ' ', ',', 'a', '1');
  const cell = fc.string({ unit: piece, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 3 }), async (table) => {
      const text = (await csvOf(table)).replace(/^\uFEFF/, '');
      for (const foreign of text.split(PARTS)) expect(foreign).not.toMatch(LIVE);
    }),
  );
});

test.each([
  ['a formula', '=1+1', "'=1+1"],
  ['one behind blanks', '  @SUM(A1)', "'  @SUM(A1)"],
  ['one in full width', '＝1+1', "'＝1+1"],
  ['one behind a semicolon', 'x;=1+1', "x;'=1+1"],
  ['a name', 'Ana Marin', 'Ana Marin'],
])('%s', async (_what, cell, written) => {
  expect(await csvOf([[cell]])).toBe(`\uFEFF${written}`);
});
