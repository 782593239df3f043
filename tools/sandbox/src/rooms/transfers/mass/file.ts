import { massFile, massFileColumns, massOutsideColumns, massOutsideFile } from '@bank/protocol/transfers-mass';
import type { MassFile, MassOutsideFile } from '@bank/protocol/transfers-mass';
import { readCanonical } from './canonical';
import { NotRead } from './reading/task';

/** The rows of an uploaded file of payments to customers. @throws NotRead for anything else */
export function readRows(bytes: Uint8Array): MassFile {
  const read = massFile.safeParse(readCanonical(bytes, massFileColumns));
  if (!read.success) throw new NotRead('unreadableFile');
  return read.data.map((row) => ({ ...row, email: row.email.trim().toLowerCase() }));
}

/** The rows of an uploaded file of payments out of the bank. @throws NotRead for anything else */
export function readOutsideRows(bytes: Uint8Array): MassOutsideFile {
  const read = massOutsideFile.safeParse(
    readCanonical(bytes, massOutsideColumns).map(({ n, name, country = '', amount, currency, note, ...fields }) => ({
      ...{ n, name, country, amount, currency, note },
      fields,
    })),
  );
  if (!read.success) throw new NotRead('unreadableFile');
  return read.data;
}
