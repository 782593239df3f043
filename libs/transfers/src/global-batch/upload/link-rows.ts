import { type ColumnNotation, isAmount, type Marks } from '@bank/money';
import { type GlobalBatchField, globalPayBatchColumns } from '@bank/protocol/transfers-global-batch';
import { readAmounts } from '../../mass/reading/amounts';
import { cleanedField } from '../../mass/reading/clean';
import { columnsIn, currencyNamed, NAMES, type NamedColumns, plain } from '../../mass/reading/columns';
import { type Table, textOf } from '../../mass/reading/table';
import { canonicalFile } from '../../mass/sheet/canonical-file';

const plainly = (...names: readonly string[]) => names.map(plain);

const PAYEE_NAMES: readonly string[] = [
  ...NAMES.name,
  ...plainly('name of the payee', 'nombre del beneficiario', 'nome do beneficiário', 'numele beneficiarului'),
  ...plainly('имя получателя', 'ім’я одержувача'),
];

/** What the columns are called in the six languages, in the bank's samples and by common programs (R2.7.200). */
const COLUMNS: NamedColumns<GlobalBatchField> = [
  {
    field: 'beneficiaryType',
    names: plainly(
      ...['beneficiaryType', 'type', 'payee type', 'recipient type', 'kind of payee', 'tipo de beneficiario'],
      ...['tipo de beneficiário', 'tipul beneficiarului', 'вид получателя', 'вид отримувача'],
    ),
  },
  { field: 'beneficiaryName', names: PAYEE_NAMES },
  {
    field: 'beneficiaryEmail',
    // Where a file has one column for the payee, it is the name.
    names: [...NAMES.email, ...plainly('beneficiary email')].filter((name) => !PAYEE_NAMES.includes(name)),
  },
  {
    field: 'beneficiaryCountryCode',
    names: [...NAMES.country, ...plainly('beneficiary country code', 'beneficiary country', 'payee country')],
  },
  { field: 'amount', names: NAMES.amount },
  { field: 'currencyCode', names: NAMES.currency },
  { field: 'description', names: NAMES.note },
];

/** Those that a row is nothing without. */
const NEEDED: readonly GlobalBatchField[] = [
  'beneficiaryName',
  'beneficiaryEmail',
  'beneficiaryCountryCode',
  'amount',
  'currencyCode',
];

export interface LinkRows {
  file: File;
  count: number;
  notation: ColumnNotation;
}

/**
 * A file of payments by link as the bank reads it, or the columns that it has not. The bank gets decimals alone: an amount that cannot be
 * read is not sent, and its row is there to be corrected.
 */
export function linkRows(table: Table, marks?: Marks): LinkRows | { missing: readonly GlobalBatchField[] } {
  const head = columnsIn(table, COLUMNS);
  const columns = head?.found ?? {};
  const named = head === null ? undefined : currencyNamed(textOf(table[head.at]?.[columns.amount ?? -1]));
  const missing = NEEDED.filter(
    (field) => columns[field] === undefined && !(field === 'currencyCode' && named !== undefined),
  );
  if (head === null || missing.length > 0) return { missing };
  const first = head.at + 1;
  const rows = table.slice(first).flatMap((row, at) => {
    const text = (field: GlobalBatchField) => cleanedField(field, textOf(row[columns[field] ?? -1]));
    const cells = Object.fromEntries(COLUMNS.map(({ field }) => [field, text(field)] as const));
    if (Object.values(cells).every((cell) => cell === '')) return [];
    const currencyCode = (text('currencyCode') || named || '').toUpperCase();
    return [
      { n: first + at + 1, cells: { ...cells, currencyCode }, cell: row[columns.amount ?? -1] ?? '', currencyCode },
    ];
  });
  const { amounts, notation } = readAmounts(
    rows.map(({ cell, currencyCode }) => ({ cell, currency: currencyCode })),
    marks,
  );
  const file = canonicalFile(
    globalPayBatchColumns,
    rows.map(({ n, cells }, at) => {
      const amount = amounts[at] ?? '';
      return { ...cells, n, amount: isAmount(amount) ? amount : '' };
    }),
  );
  return { file, count: rows.length, notation };
}
