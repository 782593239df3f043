// Rules: R2.7.220.
import { writeXlsx } from 'hucre/xlsx';
import { fileOf, linesOf, problemsOf, type Said, shownCell } from './mass-rows';
import { readTable } from './reading/read-table';
import { P2P } from './sheet/shape';

const RULES = { shape: P2P, ownEmail: 'me@b.test', refused: {} };
const LOCALES = ['en', 'es', 'ro', 'ru', 'uk', 'pt'];

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

/** Cents of 10,000 payments: of every length, and with zeros at the end. */
const CENTS = Array.from({ length: 10_000 }, (_, at) => 1 + at * at * 7 + (at % 3) * 100);
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

test.each(Object.entries(NOTATIONS))(
  '10,000 rows written as %s are the same amounts on every page',
  async (_, write) => {
    const { lines, amounts } = await read(csv(...CENTS.map(write)));
    const inCents = amounts.map((amount = '') => {
      const [units = '', decimals = ''] = amount.split('.');
      return Number(units + decimals.padEnd(2, '0'));
    });
    expect(inCents).toEqual(CENTS);
    // A page writes them in its own way, and reads nothing again.
    const [shown] = LOCALES.map((locale) => lines.slice(-1).map((line) => shownCell(line, 'amount', locale)));
    expect(shown).toHaveLength(1);
  },
);

test('10,000 rows of whole thousands say nothing, and are asked for', async () => {
  const { notation } = await read(csv(...CENTS.map((_, at) => `${(at % 900) + 1}.000`)));
  expect(notation).toEqual({ marks: null, open: '1.000', sample: null });
});
