import { massFile, massFileColumns, massOutsideColumns, massOutsideFile } from '@bank/protocol/transfers-mass';
import type { MassFile, MassOutsideFile } from '@bank/protocol/transfers-mass';
import { readCanonical } from './canonical';

/** The rows of an uploaded file of payments to customers; null for anything else. */
export async function readRows(file: File): Promise<MassFile | null> {
  const rows = await readCanonical(file, massFileColumns);
  const read = massFile.safeParse(rows);
  return read.success ? read.data.map((row) => ({ ...row, email: row.email.trim().toLowerCase() })) : null;
}

/** The rows of an uploaded file of payments out of the bank; null for anything else. */
export async function readOutsideRows(file: File): Promise<MassOutsideFile | null> {
  const rows = await readCanonical(file, massOutsideColumns);
  const read = massOutsideFile.safeParse(
    rows?.map(({ n, name, country = '', amount, currency, note, ...fields }) => ({
      ...{ n, name, country, amount, currency, note },
      fields,
    })),
  );
  return read.success ? read.data : null;
}
