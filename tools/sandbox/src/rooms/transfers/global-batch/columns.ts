import type { GlobalPaymentData } from '@bank/protocol/transfers-global-batch';
import { languages } from '../../../platform/languages';
import { labelOf } from '../external/bank-fields';
import { say } from '../mass/texts';

export type Field = keyof GlobalPaymentData;

/** What the bank's own samples call the columns of a global payment (R2.7.144). */
const LABELS: Readonly<Record<Field, (lang: string) => string>> = {
  beneficiaryType: (lang) => say(lang, 'beneficiaryType'),
  beneficiaryName: (lang) => labelOf('beneficiaryName', lang),
  beneficiaryEmail: (lang) => say(lang, 'email'),
  beneficiaryCountryCode: (lang) => say(lang, 'country'),
  amount: (lang) => say(lang, 'amount'),
  currencyCode: (lang) => say(lang, 'currency'),
  description: (lang) => say(lang, 'note'),
};

/** What other programs call them. */
const OTHER_NAMES: Readonly<Record<Field, readonly string[]>> = {
  beneficiaryType: ['beneficiaryType', 'type', 'payeeType', 'recipientType'],
  beneficiaryName: ['beneficiaryName', 'name', 'payee', 'payeeName', 'recipient', 'recipientName', 'beneficiary'],
  beneficiaryEmail: ['beneficiaryEmail', 'email', 'mail', 'emailAddress', 'payeeEmail', 'recipientEmail'],
  beneficiaryCountryCode: ['beneficiaryCountryCode', 'countryCode', 'beneficiaryCountry', 'payeeCountry'],
  amount: ['sum', 'value'],
  currencyCode: ['currencyCode', 'ccy'],
  description: ['description', 'reference', 'details', 'comment'],
};

/** A name without case, marks and whatever is no letter: "E-Mail" is email. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

const FIELDS = Object.keys(LABELS) as Field[]; // the keys of a record of fields are fields

const NAMES = new Map(
  FIELDS.flatMap((field) =>
    [...languages.map(LABELS[field]), ...OTHER_NAMES[field]].map((name) => [plain(name), field] as const),
  ),
);

/** Those that a row is nothing without. The other two are personal and empty. */
const NEEDED: readonly Field[] = [
  'beneficiaryName',
  'beneficiaryEmail',
  'beneficiaryCountryCode',
  'amount',
  'currencyCode',
];

export type Columns = ReadonlyMap<Field, number>;

/** Which column of a table holds which field, by the names in its first line; the first column of a name counts. */
export function columnsOf(head: readonly string[]): Columns {
  const columns = new Map<Field, number>();
  for (const [index, name] of head.entries()) {
    const field = NAMES.get(plain(name));
    if (field !== undefined && !columns.has(field)) columns.set(field, index);
  }
  return columns;
}

/** The names of the needed columns that a table has not, in the reader's language. */
export const missingIn = (columns: Columns, lang: string): string[] =>
  NEEDED.filter((field) => !columns.has(field)).map((field) => LABELS[field](lang));

/** What the reader's language calls a field. */
export const nameOf = (field: Field, lang: string): string => LABELS[field](lang);
