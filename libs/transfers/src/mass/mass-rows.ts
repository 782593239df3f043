import { type ColumnNotation, isPositive, type Marks, type ParsedAmount, sum } from '@bank/money';
import { mailboxKey } from '@bank/protocol';
import { massField } from '@bank/protocol/transfers-mass';
import { NOTE_MAX } from '../transfer-rules';
import { keptAmount, readAmounts, shownAmount } from './reading/amounts';
import { cleaned, cleanedField } from './reading/clean';
import { type Columns, columnsIn, currencyNamed, type Field } from './reading/columns';
import { type Cell, type Table, textOf } from './reading/table';
import type { Shape } from './sheet/shape';

/** One payment: its texts as they were typed, its amount as it was read (`readAmounts`); n is its row in the customer's own file. */
export type MassLine = { readonly n: number } & Readonly<Partial<Record<Field, string>>>;

/** What stands in a cell. */
export const cellOf = (line: MassLine, field: Field): string => line[field] ?? '';

/** What is wrong with a cell. */
export const PROBLEMS = [
  'emailMissing',
  'emailInvalid',
  'emailOwn',
  'nameMissing',
  'countryMissing',
  'countryFormat',
  'ibanWrong',
  'amountMissing',
  'amountFormat',
  'amountTwofold',
  'amountCurrency',
  'amountDecimals',
  'amountRange',
  'amountZero',
  'currencyMissing',
  'currencyFormat',
  'noteLong',
  'duplicate',
  'paidBefore',
  'nameClose',
  'nameOther',
  'refused',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export interface Found {
  field: Field;
  problem: Problem;
  /** What the bank said, where it was the bank. */
  text?: string;
  /** What the cell should say, where the bank knows. */
  right?: string | undefined;
}

/** A payment that looks right twice is paid twice, and a name may be another: it is said, and kept from nothing. */
const WARNINGS: ReadonlySet<Problem> = new Set(['duplicate', 'paidBefore', 'nameClose', 'nameOther']);
export const isBlocking = ({ problem }: Found): boolean => !WARNINGS.has(problem);

/** What the customer said of a table, where it does not say it itself. */
export interface Said {
  columns?: Columns | undefined;
  marks?: Marks | undefined;
}

export interface ReadLines {
  lines: MassLine[];
  /** Which columns they were read from. */
  columns: Columns;
  /** How the amounts were written. */
  notation: ColumnNotation;
}

/**
 * The lines of a table. The names of the columns and what stands above them are no payments.
 * @param ownCurrency of a row that names none
 */
export function linesOf(table: Table, shape: Shape, ownCurrency: string, said: Said = {}): ReadLines {
  const head = columnsIn(table, shape.columns);
  const columns = said.columns ?? head?.found ?? shape.guess(table);
  const first = head === null ? 0 : head.at + 1;
  const cellIn = (row: readonly Cell[], field: Field): Cell => row[columns[field] ?? -1] ?? '';
  // A column of currencies goes before what the name of the amounts says, and that before the account.
  const named = head && currencyNamed(textOf(cellIn(table[head.at] ?? [], 'amount')));
  const other = columns.currency === undefined ? (named ?? ownCurrency) : '';
  const rows = table.slice(first).flatMap((row, at) => {
    const texts = shape.fields.map((field) => [field, keptCell(field, textOf(cellIn(row, field)))] as const);
    return texts.every(([, text]) => text === '') ? [] : [{ n: first + at + 1, texts: Object.fromEntries(texts), row }];
  });
  const column = rows.map(({ row, texts }) => ({
    cell: cellIn(row, 'amount'),
    currency: texts['currency'] || other || ownCurrency,
  }));
  const { amounts, notation } = readAmounts(column, said.marks);
  const lines = rows.map(({ n, texts }, at) => ({
    n,
    ...texts,
    amount: amounts[at] ?? '',
    ...(other === '' ? {} : { currency: other }),
  }));
  return { lines, columns, notation };
}

const CODES: ReadonlySet<Field> = new Set(['currency', 'country']);

/** What is kept of a cell: codes are upper case. */
export function keptCell(field: Field, value: string): string {
  // An amount was read before it is kept.
  if (field === 'amount') return value;
  return CODES.has(field) ? cleaned(value).toUpperCase() : cleanedField(field, value);
}

/** A cell as the reader sees and copies it. */
export const shownCell = (line: MassLine, field: Field, locale: string): string =>
  field === 'amount' ? shownAmount(cellOf(line, field), locale) : cellOf(line, field);

/** What the bank said of rows, by row number, each with what the row said then (`keyOf`). It holds as long as the row says the same. */
export type SaidOfRows = Readonly<Record<number, SaidOfRow>>;

export interface SaidOfRow {
  key: string;
  text: string;
  /** The column that it is about; without it, the one that tells the payee. */
  field?: Field | undefined;
}

/** What the bank asks the customer to look at, which keeps nothing from being paid. */
export interface WarnedOfRow extends SaidOfRow {
  problem: 'paidBefore' | 'nameClose' | 'nameOther';
  right?: string | undefined;
}

/** What a row is judged by. */
export interface RowRules {
  shape: Shape;
  ownEmail: string;
}

interface Rules extends RowRules {
  /** Why the bank refused rows. */
  refused: SaidOfRows;
  /** When the same was paid before (R2.7.148), and whose account it is by another name (R2.7.215). */
  warned?: Readonly<Record<number, WarnedOfRow>>;
}

/** What a row says, but for its note. */
export const keyOf = (line: MassLine): string => wordsOf(line, ['note']);

/** Tells whether two rows pay the same amount to the same place, whatever they call the payee and however they spell an address (R0.173). */
const placeOf = (line: MassLine): string =>
  `${mailboxKey(cellOf(line, 'email'))} ${wordsOf(line, ['note', 'name', 'email']).toLowerCase()}`;

const wordsOf = (line: MassLine, without: readonly Field[]) =>
  massField.options.flatMap((field) => (without.includes(field) || !line[field] ? [] : [line[field]])).join(' ');

interface Checked {
  rules: RowRules;
  found: readonly Found[];
  amount: ParsedAmount;
  key: string;
  place: string;
}

/** Rows are never changed in place, so what a row came to holds for as long as it is the same object. */
const checkedRows = new WeakMap<MassLine, Checked>();

/** What a row comes to by itself. Of 10,000 rows a key changes one, and only that one is read again. */
function checked(line: MassLine, { shape, ownEmail }: RowRules): Checked {
  const known = checkedRows.get(line);
  if (known?.rules.ownEmail === ownEmail && known.rules.shape === shape) return known;
  const amount = keptAmount(cellOf(line, 'amount'), cellOf(line, 'currency') || 'EUR');
  const found = [...shape.payeeProblems(line, ownEmail), ...amountProblems(line, amount)];
  const rules = { shape, ownEmail };
  const now = { rules, found, amount, key: keyOf(line), place: placeOf(line) };
  checkedRows.set(line, now);
  return now;
}

/** So long rows are checked before the page may answer, in ms. */
const PIECE_MS = 20;

/** Checks rows for the first time, in pieces between which the page answers. What follows finds them checked. */
export async function checkAhead(lines: readonly MassLine[], rules: RowRules): Promise<void> {
  let begun = performance.now();
  for (const line of lines) {
    if (performance.now() - begun > PIECE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      begun = performance.now();
    }
    checked(line, rules);
  }
}

/** Everything that is wrong, by row number, in the order of the columns. */
export function problemsOf(lines: readonly MassLine[], rules: Rules): ReadonlyMap<number, readonly Found[]> {
  const seen = new Set<string>();
  const wrong = new Map<number, readonly Found[]>();
  for (const line of lines) {
    const { found, key, place } = checked(line, rules);
    const said = found.length === 0 ? saidOf(line.n, key, seen.has(place), rules) : found;
    seen.add(place);
    if (said.length > 0) wrong.set(line.n, said);
  }
  return wrong;
}

/** What the other rows and the bank say of a row that is right by itself, the weightiest alone. */
function saidOf(n: number, key: string, isAgain: boolean, { refused, warned, shape }: Rules): readonly Found[] {
  const no = refused[n];
  if (no?.key === key) return [{ field: no.field ?? shape.payee, problem: 'refused', text: no.text }];
  if (isAgain) return [{ field: shape.payee, problem: 'duplicate' }];
  const warning = warned?.[n];
  if (warning?.key !== key) return [];
  const { problem, text, right } = warning;
  return [{ field: shape.payee, problem, text, right }];
}

function amountProblems(line: MassLine, amount: ParsedAmount): Found[] {
  const found: Found[] = [];
  const currency = cellOf(line, 'currency');
  if (!amount.ok) found.push({ field: 'amount', problem: AMOUNT_PROBLEMS[amount.reason] });
  else if (!isPositive(amount.amount)) found.push({ field: 'amount', problem: 'amountZero' });
  if (currency === '') found.push({ field: 'currency', problem: 'currencyMissing' });
  else if (!/^[A-Z]{3,5}$/.test(currency)) found.push({ field: 'currency', problem: 'currencyFormat' });
  if (cellOf(line, 'note').length > NOTE_MAX) found.push({ field: 'note', problem: 'noteLong' });
  return found;
}

const AMOUNT_PROBLEMS = {
  empty: 'amountMissing',
  format: 'amountFormat',
  twofold: 'amountTwofold',
  currency: 'amountCurrency',
  decimals: 'amountDecimals',
  range: 'amountRange',
} as const;

/** A row that the bank may be asked for. */
export interface RightRow {
  n: number;
  /** As a decimal. */
  amount: string;
  currency: string;
  note: string;
  line: MassLine;
}

/** The rows without those that are wrong. */
export function fileOf(
  lines: readonly MassLine[],
  problems: ReadonlyMap<number, readonly Found[]>,
  rules: RowRules,
): RightRow[] {
  return lines.flatMap((line) => {
    const { amount } = checked(line, rules);
    if (!amount.ok || (problems.get(line.n) ?? []).some(isBlocking)) return [];
    const [currency, note] = [cellOf(line, 'currency'), cellOf(line, 'note')];
    return { n: line.n, amount: amount.amount, currency, note, line };
  });
}

/** What the rows come to in each currency, without the fees. */
export function totalsOf(rows: readonly RightRow[]): { currency: string; amount: string; count: number }[] {
  const byCurrency = new Map<string, RightRow[]>();
  for (const row of rows) {
    const same = byCurrency.get(row.currency);
    if (same) same.push(row);
    else byCurrency.set(row.currency, [row]);
  }
  return [...byCurrency].map(([currency, of]) => ({
    currency,
    amount: sum(of.map(({ amount }) => amount)),
    count: of.length,
  }));
}

/**
 * The rows with something to correct as a table: the names of the columns, and beside each row its number in the customer's file and
 * what is wrong (R2.7.147). Its columns are found by name when it is read again.
 */
export function wrongRows(
  lines: readonly MassLine[],
  problems: ReadonlyMap<number, readonly Found[]>,
  words: {
    columns: readonly { field: Field; label: string }[];
    locale: string;
    row: string;
    problem: string;
    reason(found: Found): string;
  },
): string[][] {
  const head = [...words.columns.map(({ label }) => label), words.row, words.problem];
  const wrong = lines.flatMap((line) => {
    const found = problems.get(line.n);
    if (!found) return [];
    return [
      [
        ...words.columns.map(({ field }) => shownCell(line, field, words.locale)),
        String(line.n),
        found.map(words.reason).join(' '),
      ],
    ];
  });
  return [head, ...wrong];
}
