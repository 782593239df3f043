// Rules: R2.7.140, D19.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { linesOf } from './mass-rows';
import { readTable } from './reading/read-table';
import { P2P } from './sheet/shape';

const bytes = (text: string) => new TextEncoder().encode(text);
/** Quotes, every separator and leading zeros in one row. */
const ROW = { email: 'a@b.test', amount: '007.10', currency: 'EUR', note: 'x, "y"; z|' };

/** Names of the columns as people of each language write them, in the order of a row. */
const HEADS = {
  en: ['E-mail', 'Amount', 'Currency', 'Note'],
  es: ['Correo electrónico', 'Importe', 'Moneda', 'Concepto'],
  pt: ['Destinatário', 'Montante', 'Moeda', 'Descrição'],
  ro: ['Adresă e-mail', 'Sumă', 'Valută', 'Detalii'],
  ru: ['Эл. почта', 'Сумма', 'Валюта', 'Назначение'],
  uk: ['Ел. пошта', 'Сума', 'Валюта', 'Призначення'],
} as const;
const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const;
const ENDS = { LF: '\n', CRLF: '\r\n' } as const;
const MARKS = { 'no mark': '', 'a byte order mark': '\uFEFF' } as const;

const FILES = Object.entries(HEADS).flatMap(([language, head]) =>
  Object.entries(SEPARATORS).flatMap(([separator, mark]) =>
    Object.entries(ENDS).flatMap(([end, newline]) =>
      Object.entries(MARKS).map(([order, start]) => {
        const cells = [ROW.email, ROW.amount, ROW.currency, ROW.note];
        const quoted = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(mark);
        const text = `${start}${[head.join(mark), quoted, [...'   '].join(mark), ''].join(newline)}`;
        return [`${language}, ${separator}, ${end}, ${order}`, text] as const;
      }),
    ),
  ),
);

test.each(FILES)('a file reads right: %s', async (_, text) => {
  expect(linesOf(await readTable(bytes(text)), P2P, 'EUR').lines).toEqual([{ n: 2, ...ROW, amount: '7.1' }]);
});

test.each([
  ['scientific notation is left as it is', 'email,amount\na@b.test,1e5', [['a@b.test', '1e5']]],
  ['zeros in front say nothing', 'email,amount\na@b.test,0005', [['a@b.test', '5']]],
  ['long digits stay', 'email,amount\na@b.test,12345678901234567890.10', [['a@b.test', '12345678901234567890.1']]],
  ['a line break inside of quotes', 'email,amount,note\na@b.test,1,"x\ny"', [['a@b.test', '1']]],
  [
    'empty rows between',
    'email,amount\n\na@b.test,1\n,\nb@b.test,2\n,,\n',
    [
      ['a@b.test', '1'],
      ['b@b.test', '2'],
    ],
  ],
  ['an empty quoted cell', 'email,amount,note\na@b.test,1,""', [['a@b.test', '1']]],
  [
    'no names',
    'a@b.test;1;EUR\nb@b.test;2;EUR',
    [
      ['a@b.test', '1'],
      ['b@b.test', '2'],
    ],
  ],
  ['columns in another order', 'note,amount,email\nx,1,a@b.test', [['a@b.test', '1']]],
  ['columns that nobody asked for', 'id,email,city,amount\n9,a@b.test,Iasi,1', [['a@b.test', '1']]],
])('%s', async (_, text, expected) => {
  const { lines } = linesOf(await readTable(bytes(text)), P2P, 'EUR');
  expect(lines.map(({ email, amount }) => [email, amount])).toEqual(expected);
});

/** What a file of the collection is said to hold, and holds not: its phone number. */
const MISSTATED: Readonly<Record<string, Record<string, string>>> = {
  'location_coordinates.csv': { 'Contact Phone Number': '2095257564' },
};
const SPECTRUM = path.dirname(require.resolve('csv-spectrum'));

test.each(readdirSync(path.join(SPECTRUM, 'csvs')))('other people’s file reads as they say: %s', async (file) => {
  const [head = [], ...rows] = await readTable(new Uint8Array(readFileSync(path.join(SPECTRUM, 'csvs', file))));
  const said: Record<string, string>[] = [
    JSON.parse(readFileSync(path.join(SPECTRUM, 'json', file.replace('.csv', '.json')), 'utf8')),
  ].flat();
  const read = rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
  // Spaces around a cell are no part of an address or an amount.
  expect(read).toEqual(
    said.map((row) =>
      Object.fromEntries(Object.entries({ ...row, ...MISSTATED[file] }).map(([name, cell]) => [name, cell.trim()])),
    ),
  );
});

test('a workbook’s first sheet is read: numbers in plain digits, days, empty rows at the end', async () => {
  const file = await writeXlsx({
    sheets: [
      {
        name: 'May',
        rows: [
          ['E-mail', 'Amount', 'Currency', 'Note'],
          ['a@b.test', 12.5, 'eur', new Date(Date.UTC(2026, 4, 31))],
          ['b@b.test', 100000000, 'EUR', true],
          ['c@b.test', '007.10', 'EUR', null],
          [null, null, null, null],
        ],
      },
      { name: 'June', rows: [['d@b.test', 1]] },
    ],
  });
  expect(linesOf(await readTable(file), P2P, 'EUR').lines).toEqual([
    { n: 2, email: 'a@b.test', amount: '12.5', currency: 'EUR', note: '2026-05-31' },
    { n: 3, email: 'b@b.test', amount: '100000000', currency: 'EUR', note: 'true' },
    { n: 4, email: 'c@b.test', amount: '7.1', currency: 'EUR', note: '' },
  ]);
});
