import type { MassType } from '@bank/protocol/transfers-mass';
import { checkEmail } from '../../transfer-rules';
import { cellOf, type Found, type MassLine } from '../mass-rows';
import { type ColumnNames, type Columns, columnsGuessed, type Field, NAMES, plain } from '../reading/columns';
import type { Table } from '../reading/table';
import { isIban } from './iban';

/** What differs between sheets of payments, beside how their columns are called on the screen. */
export interface Shape {
  type: MassType;
  /** In the order of the grid. */
  fields: readonly Field[];
  columns: ColumnNames;
  /** No line is a payment without them: what a file does not name is asked for. */
  required: readonly Field[];
  /** Where what is said of a whole row stands. */
  payee: Field;
  /** The columns of a table whose first line names none. */
  guess(table: Table): Columns;
  /** What is wrong with who is paid. */
  payeeProblems(line: MassLine, ownEmail: string): Found[];
}

/** Payments to customers of this bank. */
export const P2P: Shape = {
  type: 'p2p',
  fields: ['email', 'amount', 'currency', 'note'],
  columns: (['email', 'amount', 'currency', 'note'] as const).map((field) => ({ field, names: NAMES[field] })),
  required: ['email', 'amount'],
  payee: 'email',
  guess: columnsGuessed,
  payeeProblems(line, ownEmail) {
    const email = checkEmail(cellOf(line, 'email'), ownEmail);
    if (email === 'empty') return [{ field: 'email', problem: 'emailMissing' }];
    if (email === 'invalid') return [{ field: 'email', problem: 'emailInvalid' }];
    return email === 'own' ? [{ field: 'email', problem: 'emailOwn' }] : [];
  },
};

/** A column as the bank names it, in the reader's language and in every other. */
export interface BankColumn {
  field: Field;
  names: readonly string[];
}

/** Payments that leave the bank. What a country's banks need beyond this, the bank says when it is asked (R2.7.211). */
export const outside = (type: Exclude<MassType, 'p2p'>, columns: readonly BankColumn[]): Shape => ({
  type,
  fields: columns.map(({ field }) => field),
  columns: columns.map(({ field, names }) => ({ field, names: [...names.map(plain), ...commonNames(field)] })),
  required: ['name', 'amount'],
  payee: 'name',
  // Nothing tells a sort code from a routing number.
  guess: () => ({}),
  payeeProblems: (line) => [
    ...(cellOf(line, 'name') === '' ? [{ field: 'name', problem: 'nameMissing' } as const] : []),
    ...(type === 'crypto_eft' ? [] : countryProblems(cellOf(line, 'country'))),
    ...ibanProblems(cellOf(line, 'iban')),
  ],
});

/** Whether a country has IBANs at all, the bank knows. */
const ibanProblems = (iban: string): Found[] =>
  iban === '' || isIban(iban) ? [] : [{ field: 'iban', problem: 'ibanWrong' }];

const commonNames = (field: Field): readonly string[] => (field in NAMES ? NAMES[field as keyof typeof NAMES] : []);

function countryProblems(country: string): Found[] {
  if (country === '') return [{ field: 'country', problem: 'countryMissing' }];
  return /^[A-Z]{2}$/.test(country) ? [] : [{ field: 'country', problem: 'countryFormat' }];
}
