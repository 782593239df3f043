import {
  type ColumnNotation,
  decimalsOf,
  formatDecimal,
  fromNumber,
  isAmount,
  type Marks,
  notationOf,
  parseAmount,
  parseCell,
  type ParsedAmount,
  refusedText,
  separators,
  typedText,
} from '@bank/money';
import type { Cell } from './table';

/** An amount of a column with the currency of its row. */
export interface AmountCell {
  cell: Cell;
  currency: string;
}

/** Amounts as a sheet keeps them: a decimal string, or what was written where it cannot be read (`refusedText`). */
export interface ReadAmounts {
  amounts: readonly string[];
  notation: ColumnNotation;
}

/** How the amounts of a column are read: as the customer said, else as the column itself says (R2.7.220). */
export function readAmounts(column: readonly AmountCell[], said?: Marks): ReadAmounts {
  const notation = notationOf(column.flatMap(({ cell }) => (typeof cell === 'string' ? [cell] : [])));
  const marks = said ?? notation.marks;
  const amounts = column.map(({ cell, currency }) => {
    if (typeof cell === 'number') return fromNumber(cell) ?? '';
    const rules = { marks, isChosen: said !== undefined, decimals: decimalsOf(currency), currency };
    const parsed = parseCell(cell, rules);
    return parsed.ok ? parsed.amount : refusedText(cell);
  });
  return { amounts, notation };
}

/** A typed amount as a sheet keeps it. A cell is read like the field of a payment (R0.29). */
export function typedAmount(text: string, currency: string, locale: string): string {
  const parsed = parseAmount(text, { locale, decimals: decimalsOf(currency), currency });
  return parsed.ok ? parsed.amount : refusedText(text);
}

/** The wire takes 20 integer digits. */
const MOST_DIGITS = 20;

/** What a kept amount comes to in a currency. It was read when it came in, and its meaning does not depend on the page's language. */
export function keptAmount(kept: string, currency: string): ParsedAmount {
  const decimals = decimalsOf(currency);
  if (!isAmount(kept)) return parseCell(typedText(kept), { marks: null, decimals, currency });
  const [whole = '', fraction = ''] = kept.replace('-', '').split('.');
  if (fraction.length > decimals) return { ok: false, reason: 'decimals' };
  if (whole.length > MOST_DIGITS) return { ok: false, reason: 'range' };
  return { ok: true, amount: kept, isForeign: false };
}

/** Decimals that a shown amount has at least. Three could be taken for thousands, so that they become four. */
const leastOf = (kept: string) => (kept.split('.')[1]?.length === 3 ? 4 : 2);

/** A kept amount as the reader writes it; what cannot be read stands as it was written. */
export const shownAmount = (kept: string, locale: string): string =>
  isAmount(kept) ? formatDecimal(kept, locale, { min: leastOf(kept) }).replace('−', '-') : typedText(kept);

/** The notation of a page. */
export const marksOf = (locale: string): Marks => (separators(locale).decimal === '.' ? 'point' : 'comma');
