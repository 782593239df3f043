import type { Row } from '@bank/protocol';
import { globalPayBatchColumns, globalPayBatchUpload } from '@bank/protocol/transfers-global-batch';
import {
  massFileColumns,
  massOutsideByFile,
  massOutsideColumns,
  massTransferByFile,
} from '@bank/protocol/transfers-mass';

/** A call that takes a file of payments, and what a right row of its file is. */
export interface Door {
  row: Row;
  /** What goes beside the file. */
  data: object;
  field: string;
  columns: readonly string[];
  cells(n: number): Readonly<Record<string, string>>;
  /** The columns of free text, of an address and of the amount, whose cells a shape makes its own. */
  text: string;
  address: string;
  amount: string;
  /** Keeps rows whose cells are wrong and says why. The others take none of a file with a cell that the browser would not write. */
  keepsWrong: boolean;
}

const OLIVIA = 10051;
const MONEY = { amount: '1', currency: 'EUR' };

export const DOORS = {
  inside: {
    row: massTransferByFile,
    data: { accountId: OLIVIA, name: 'Rows' },
    field: 'file',
    columns: massFileColumns,
    cells: (n) => ({ n: String(n), email: `payee${n}@example.test`, ...MONEY, note: 'Row' }),
    text: 'note',
    address: 'email',
    amount: 'amount',
    keepsWrong: false,
  },
  outside: {
    row: massOutsideByFile,
    data: { accountId: OLIVIA, name: 'Rows', type: 'eft' },
    field: 'file',
    columns: massOutsideColumns,
    cells: (n) => ({ n: String(n), name: 'Ann', country: 'DE', iban: 'DE75512108001245126199', ...MONEY, note: 'Row' }),
    text: 'note',
    address: 'iban',
    amount: 'amount',
    keepsWrong: false,
  },
  links: {
    row: globalPayBatchUpload,
    data: { accountId: OLIVIA, batchName: 'Rows', ignoreIdenticalBatch: true },
    field: 'attachedFile',
    columns: globalPayBatchColumns,
    cells: (n) => ({
      ...{
        n: String(n),
        beneficiaryType: 'personal',
        beneficiaryName: 'Rita',
        beneficiaryEmail: `rita${n}@example.test`,
      },
      ...{ beneficiaryCountryCode: 'DE', amount: '1', currencyCode: 'EUR', description: 'Row' },
    }),
    text: 'description',
    address: 'beneficiaryEmail',
    amount: 'amount',
    keepsWrong: true,
  },
} satisfies Record<string, Door>;

export type DoorName = keyof typeof DOORS;
