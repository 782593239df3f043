import type { MassField as Field } from '@bank/protocol/transfers-mass';
import { type Table, textOf } from './table';

export type { Field };

/** What the columns of a sheet are called in files: lower case, without marks and spaces, as `plain` makes them. */
export type NamedColumns<Of extends string> = readonly { field: Of; names: readonly string[] }[];
export type ColumnNames = NamedColumns<Field>;

/** Which column of a table holds which field; absent: no column does. */
type Found<Of extends string> = Readonly<Partial<Record<Of, number>>>;

export type Columns = Found<Field>;

/** What columns are called in the six languages and by common programs (R2.7.140). */
export const NAMES = {
  email: [
    ...[
      'email',
      'emailaddress',
      'payeeemail',
      'payee',
      'recipient',
      'recipientemail',
      'toemail',
      'to',
      'beneficiary',
      'mail',
    ],
    ...['correo', 'correoelectronico', 'beneficiario', 'destinatario', 'adresaemail', 'beneficiar', 'destinatar'],
    // As the grid itself heads the column, so that a file that it wrote is read again.
    ...[
      'correodelbeneficiario',
      'emaildobeneficiario',
      'emailulbeneficiarului',
      'элпочтаполучателя',
      'елпоштаотримувача',
    ],
    ...[
      'почта',
      'электроннаяпочта',
      'элпочта',
      'получатель',
      'адрес',
      'пошта',
      'електроннапошта',
      'елпошта',
      'отримувач',
      'адреса',
    ],
  ],
  amount: [
    ...[
      'amount',
      'sum',
      'value',
      'total',
      'payment',
      'salary',
      'importe',
      'monto',
      'cantidad',
      'suma',
      'montante',
      'valor',
      'quantia',
    ],
    ...['сумма', 'сума'],
  ],
  currency: ['currency', 'currencycode', 'ccy', 'cur', 'moneda', 'divisa', 'valuta', 'moeda', 'валюта'],
  note: [
    ...[
      'note',
      'description',
      'details',
      'reference',
      'memo',
      'message',
      'comment',
      'concepto',
      'descripcion',
      'nota',
      'detalii',
      'descriere',
    ],
    ...[
      'descricao',
      'referencia',
      'комментарий',
      'назначение',
      'примечание',
      'описание',
      'коментар',
      'призначення',
      'примітка',
      'опис',
    ],
  ],
  name: [
    ...[
      'name',
      'payeename',
      'beneficiaryname',
      'recipientname',
      'payee',
      'beneficiary',
      'recipient',
      'company',
      'supplier',
    ],
    ...[
      'nombre',
      'beneficiario',
      'destinatario',
      'nume',
      'beneficiar',
      'nome',
      'имя',
      'получатель',
      'отримувач',
      'назва',
    ],
  ],
  country: ['country', 'countrycode', 'pais', 'tara', 'страна', 'країна'],
} as const satisfies Partial<Record<Field, readonly string[]>>;

/** A note behind a name, as in "Amount (EUR)". */
const IN_BRACKETS = /\([^)]*\)|\[[^\]]*\]/g;

/** A name without notes, marks, case and whatever is no letter, so that "E-Mail" and "Correo electrónico" are found. */
export const plain = (name: string): string =>
  name
    .replace(IN_BRACKETS, '')
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}/giu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** The currency that the name of a column of amounts says: "Amount (EUR)". Undefined where it says none. */
export const currencyNamed = (name: string): string | undefined => /[([]\s*([A-Z]{3,5})\s*[)\]]/.exec(name)?.[1];

/** How far down the names of the columns are looked for: above them may stand a title. */
const MOST_TITLES = 20;

/**
 * The row that names the columns, and what it names; null when none does, so that all rows are payments. The first row may name a single
 * column; below it, a row has to name more, so that no title is taken for one.
 */
export function columnsIn<Of extends string>(
  table: Table,
  columns: NamedColumns<Of>,
): { at: number; found: Found<Of> } | null {
  const heads = table.slice(0, MOST_TITLES).flatMap((row, at) => {
    const found = columnsNamed(row.map(textOf), columns);
    const count = found === null ? 0 : Object.keys(found).length;
    return found !== null && (count > 1 || at === 0) ? [{ at, found, count }] : [];
  });
  const [first, ...others] = heads;
  return first === undefined ? null : others.reduce((best, one) => (one.count > best.count ? one : best), first);
}

/** The columns that a line names; null when it names none. */
export function columnsNamed<Of extends string>(head: readonly string[], columns: NamedColumns<Of>): Found<Of> | null {
  const heads = head.map(plain);
  const found: Partial<Record<Of, number>> = {};
  for (const { field, names } of columns) {
    const column = heads.findIndex((name) => names.includes(name));
    if (column >= 0) found[field] = column;
  }
  return Object.keys(found).length > 0 ? found : null;
}

/** The columns of payments to customers without a first line of names: where the address is, and in the order of the grid after it. */
export function columnsGuessed(rows: Table): Columns {
  const sample = rows.slice(0, 20);
  const width = Math.max(0, ...sample.map(({ length }) => length));
  const found: Partial<Record<Field, number>> = {};
  for (let column = 0; column < width; column++) {
    const cells = sample.map((row) => textOf(row[column])).filter((cell) => cell !== '');
    // A wrong cell or two do not make it another column.
    const most = (test: RegExp) => cells.filter((cell) => test.test(cell)).length * 2 > cells.length;
    const field: Field = most(/@/)
      ? 'email'
      : most(/^[A-Za-z]{3,5}$/)
        ? 'currency'
        : most(/^[-+\d\s.,'’]+$/)
          ? 'amount'
          : 'note';
    if (found[field] === undefined) found[field] = column;
    else found.note ??= column;
  }
  return found;
}
