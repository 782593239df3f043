// Rules: R2.7.220.
import { isAmount, type Marks } from '@bank/money';
import { full } from '@bank/run/size';
import { writeXlsx } from 'hucre/xlsx';
import { pasted } from './grid/pasted';
import { fileOf, linesOf, type MassLine, problemsOf, type Said, shownCell } from './mass-rows';
import { readText } from './reading/read-text';
import { readTable } from './reading/read-table';
import type { Table } from './reading/table';
import { P2P } from './sheet/shape';

const RULES = { shape: P2P, ownEmail: 'me@b.test', refused: {} };

async function read(file: Uint8Array, said?: Said) {
  const { lines, notation } = linesOf(await readTable(file), P2P, 'EUR', said);
  const problems = problemsOf(lines, RULES);
  const right = new Map(fileOf(lines, problems, RULES).map(({ n, amount }) => [n, amount]));
  const amounts = lines.map(({ n }) => right.get(n) ?? problems.get(n)?.[0]?.problem);
  return { lines, notation, amounts };
}
const csv = (...amounts: readonly string[]) =>
  new TextEncoder().encode(['E-mail;Amount', ...amounts.map((amount, at) => `p${at}@b.test;${amount}`)].join('\n'));
const workbook = (...amounts: readonly (number | string)[]) =>
  writeXlsx({
    sheets: [{ name: 'May', rows: [['E-mail', 'Amount'], ...amounts.map((amount, at) => [`p${at}@b.test`, amount])] }],
  });

test('the amounts of a file are read as the file says', async () => {
  expect(await read(csv('1.234,50', '2.000', '2.500'))).toMatchObject({ amounts: ['1234.5', '2000', '2500'] });
  expect(await read(csv('1.500', '1.500,00'))).toMatchObject({ amounts: ['1500', '1500'] });
  const open = await read(csv('1.500', '2.000'));
  expect(open).toMatchObject({ notation: { open: '1.500' }, amounts: ['amountTwofold', 'amountTwofold'] });
  expect((await read(csv('1.500', '2.000'), { marks: 'comma' })).amounts).toEqual(['1500', '2000']);
  expect((await read(csv('1.500', '2.000'), { marks: 'point' })).amounts).toEqual(['1.5', '2']);
});

test('a number cell is a number: its binary noise goes, and its decimals stay', async () => {
  const { amounts } = await read(await workbook(3.3000000000000003, 0.1 + 0.2, 12.345, 1234.5));
  expect(amounts).toEqual(['3.3', '0.3', 'amountDecimals', '1234.5']);
});

/** Payments of a file: as many as one may have at full size. */
const ROWS = full(10_000);
/** Which of the full size are played: in the gate one of each ten, since the longest amounts come last, with every last digit in its turn. */
const STRIDE = 10_000 / ROWS;
const ROW_NUMBERS = Array.from({ length: ROWS }, (_, n) => n * STRIDE + (n % STRIDE));
/** Their cents: of every length, and with zeros at the end. */
const CENTS = ROW_NUMBERS.map((at) => 1 + at * at * 7 + (at % 3) * 100);
const whole = (cents: number) => String(Math.floor(cents / 100));
const rest = (cents: number) => String(cents % 100).padStart(2, '0');
const grouped = (text: string, mark: string) => text.replace(/\B(?=(\d{3})+$)/g, mark);
const NOTATIONS = {
  '1,234.50': (cents: number) => `${grouped(whole(cents), ',')}.${rest(cents)}`,
  '1.234,50': (cents: number) => `${grouped(whole(cents), '.')},${rest(cents)}`,
  '1 234,50': (cents: number) => `${grouped(whole(cents), '\u00a0')},${rest(cents)}`,
  '1’234.50': (cents: number) => `${grouped(whole(cents), '’')}.${rest(cents)}`,
  '1234.50': (cents: number) => `${whole(cents)}.${rest(cents)}`,
  '1234,50 €': (cents: number) => `${whole(cents)},${rest(cents)} €`,
} as const;
/** What a file of each language calls the columns. */
const HEADS = {
  en: ['E-mail', 'Amount'],
  es: ['Correo electrónico', 'Importe'],
  ro: ['Adresă e-mail', 'Sumă'],
  ru: ['Эл. почта', 'Сумма'],
  uk: ['Ел. пошта', 'Сума'],
  pt: ['Destinatário', 'Montante'],
} as const;
type Locale = keyof typeof HEADS;
const LOCALES = Object.keys(HEADS).filter((locale): locale is Locale => locale in HEADS);
const namedCsv = (locale: Locale, amounts: readonly string[]) =>
  new TextEncoder().encode(
    [HEADS[locale], ...amounts.map((amount, at) => [`p${at}@b.test`, amount])].map((row) => row.join(';')).join('\n'),
  );
/** Whether the amounts are those of `CENTS`. So many that are not would fill the page with what differs. */
const sameAmounts = (amounts: readonly (string | undefined)[]) =>
  amounts.length === CENTS.length &&
  amounts.every((amount = '', at) => {
    const [units = '', decimals = ''] = amount.split('.');
    return Number(units + decimals.padEnd(2, '0')) === CENTS[at];
  });

/** What pasting amounts into an empty sheet on a page comes to. */
async function pastedOn(locale: Locale, amounts: readonly string[]): Promise<(string | undefined)[]> {
  const first: MassLine = { n: 1, email: '', amount: '', currency: 'EUR', note: '' };
  const at = { row: 0, column: P2P.fields.indexOf('amount') };
  const table = await readText(amounts.join('\n'));
  const place = { lines: [first], all: [first], fields: P2P.fields, one: at, other: at, locale };
  const { cells, added, leftOut } = pasted(table, place);
  expect(leftOut).toEqual({ rows: 0, columns: 0 });
  return [...cells.map(({ value }) => value), ...added.map(({ amount }) => amount)];
}

/** A sheet's amounts as it keeps them, by what the customer says of them. */
const keptOf = (table: Table, said?: Said) => linesOf(table, P2P, 'EUR', said).lines.map(({ amount }) => amount);

const EACH = LOCALES.flatMap((locale) => Object.entries(NOTATIONS).map(([as, write]) => [as, locale, write] as const));

test.each(EACH)('the rows of a file written as %s are the same amounts on a page in %s', async (_, locale, write) => {
  const written = CENTS.map(write);
  expect(sameAmounts(keptOf(await readTable(namedCsv(locale, written))))).toBe(true);
  expect(sameAmounts(await pastedOn(locale, written))).toBe(true);
});

test('number cells are the same amounts, and so is what a page in each language writes of them', async () => {
  const rows = CENTS.map((cents, at) => [`p${at}@b.test`, cents / 100]);
  const { lines, amounts } = await read(await writeXlsx({ sheets: [{ name: 'May', rows: [[...HEADS.en], ...rows] }] }));
  expect(sameAmounts(amounts)).toBe(true);
  for (const locale of LOCALES) {
    const shown = lines.map((line) => shownCell(line, 'amount', locale));
    expect([locale, sameAmounts(keptOf(await readTable(namedCsv(locale, shown))))]).toEqual([locale, true]);
  }
});

/** Whole thousands: the mark groups digits, or begins three decimals that are zeros. */
const THOUSANDS = CENTS.map((_, at) => (at % 900) + 1);

const thousandsWith = (mark: string) => THOUSANDS.map((thousands) => `${thousands}${mark}000`);

test.each(LOCALES.flatMap((locale) => [['.', locale] as const, [',', locale] as const]))(
  'rows of whole thousands with “%s” have two meanings on a page in %s, and are asked for',
  async (mark, locale) => {
    const written = thousandsWith(mark);
    const { lines, notation } = linesOf(await readTable(namedCsv(locale, written)), P2P, 'EUR');
    expect(notation).toEqual({ marks: null, open: `1${mark}000`, sample: null });
    const kept = [...lines.map(({ amount }) => amount), ...(await pastedOn(locale, written))];
    expect(kept.filter((amount = '') => isAmount(amount))).toEqual([]);
  },
);

test.each([
  ['.', 'comma', 'point'],
  [',', 'point', 'comma'],
] as const)('what the customer says of whole thousands with “%s” goes for all of them', async (mark, many, few) => {
  const table = await readTable(namedCsv('en', thousandsWith(mark)));
  const said = (marks: Marks) => keptOf(table, { marks }).map(Number);
  expect(said(many)).toEqual(THOUSANDS.map((thousands) => thousands * 1000));
  expect(said(few)).toEqual(THOUSANDS);
});
