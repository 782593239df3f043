// Rules: R2.7.223, R2.7.220, R2.7.141.
import { MASS_ROWS } from '@bank/protocol/transfers-mass';
import type { MassLine } from '../mass-rows';
import { P2P } from '../sheet/shape';
import { copied, gridReducer, startOf } from './grid-state';
import { oneCell, pasted } from './pasted';

const line = (n: number, change: Partial<MassLine> = {}): MassLine => ({
  ...{ n, email: `p${n}@b.test`, amount: '1.5', currency: 'EUR', note: '' },
  ...change,
});
const at = (row: number, column: number) => ({ row, column });
const paste = (
  lines: readonly MassLine[],
  table: readonly (readonly string[])[],
  { row = 0, column = 0, locale = 'en', all = lines } = {},
) => pasted(table, { lines, all, fields: P2P.fields, one: at(row, column), other: at(row, column), locale });
const after = (lines: readonly MassLine[], ...rest: readonly [readonly (readonly string[])[], object?]) => {
  const { cells, added } = paste(lines, rest[0], rest[1]);
  return gridReducer(startOf(lines), { type: 'set', cells, added }).lines;
};

test('rows below the last become rows, paid in the currency above them where they name none', () => {
  const lines = after(
    [line(2), line(7, { currency: 'USD' })],
    [
      ['a@b.test', '5'],
      ['b@b.test', '6'],
      ['c@b.test', '7', 'ron', 'x'],
    ],
    { row: 1 },
  );
  expect(lines).toEqual([
    line(2),
    line(7, { email: 'a@b.test', amount: '5', currency: 'USD' }),
    { n: 8, email: 'b@b.test', amount: '6', currency: 'USD' },
    { n: 9, email: 'c@b.test', amount: '7', currency: 'RON', note: 'x' },
  ]);
});

test('pasted rows are taken back in one step', () => {
  const start = startOf([line(1)]);
  const { cells, added } = paste(start.lines, [['a@b.test'], ['b@b.test']]);
  const done = gridReducer(start, { type: 'set', cells, added });
  expect(done.lines).toHaveLength(2);
  expect(gridReducer(done, { type: 'undo' }).lines).toBe(start.lines);
});

test('below the rows in sight come those that are hidden, and new rows after all of them', () => {
  const all = [line(1), line(2), line(3)];
  const { added } = paste([line(1)], [['a@b.test'], ['b@b.test']], { all });
  expect(added.map(({ n, email }) => [n, email])).toEqual([[4, 'b@b.test']]);
});

test('what there is no room for is counted whole', () => {
  const all = Array.from({ length: MASS_ROWS - 1 }, (_, n) => line(n + 1));
  const table = Array.from({ length: 5 }, (_, n) => [`q${n}@b.test`, '1', 'EUR', '', 'more', 'and more']);
  const { added, leftOut } = paste(all, table, { row: all.length - 1 });
  expect(added).toHaveLength(1);
  expect(leftOut).toEqual({ rows: 3, columns: 2 });
  expect(paste([line(1)], [['x']], { row: 0, column: 3 }).leftOut).toEqual({ rows: 0, columns: 0 });
});

test('pasted amounts say their notation together, and one alone is read as the page writes', () => {
  const amounts = (...texts: readonly string[]) =>
    after(
      texts.map((_, n) => line(n + 1)),
      texts.map((text) => [text]),
      { column: 1 },
    ).map(({ amount }) => amount);
  expect(amounts('1.234,50', '2.000')).toEqual(['1234.5', '2000']);
  expect(amounts('1.234', '2.000')).toEqual(['\u20631.234', '\u20632.000']);
  expect(after([line(1)], [['1.234']], { column: 1, locale: 'es' }).map(({ amount }) => amount)).toEqual(['1234']);
});

test.each(['en', 'es', 'ro', 'ru', 'uk', 'pt'])('what is copied on a page in %s is pasted as the same', (locale) => {
  const lines = ['1234.5', '1500', '0.001', '1.234', '99.99'].map((amount, n) =>
    line(n + 1, { amount, currency: 'BTC' }),
  );
  const text = copied(lines, P2P.fields, at(0, 1), at(4, 2), locale);
  const table = text.split('\n').map((row) => row.split('\t'));
  const into = lines.map((one) => ({ ...one, amount: '' }));
  expect(after(into, table, { column: 1, locale }).map(({ amount }) => amount)).toEqual(
    lines.map(({ amount }) => amount),
  );
});

test.each([
  ['1,234.50', [['1,234.50']]],
  ['Rent, May; paid|late\r\n', [['Rent, May; paid|late']]],
  ['5\tEUR', null],
  ['5\n6', null],
])('the clipboard of one cell is that cell, whatever marks are in it: %j', (text, table) => {
  expect(oneCell(text)).toEqual(table);
});
