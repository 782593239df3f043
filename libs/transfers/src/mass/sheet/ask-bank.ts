import { call } from '@bank/api-client';
import {
  massFileColumns,
  massOutsideByFile,
  massOutsideColumns,
  massTransferByFile,
  type MassType,
} from '@bank/protocol/transfers-mass';
import { cellOf, type RightRow } from '../mass-rows';
import { canonicalFile } from './canonical-file';

/**
 * Has the bank check and price rows; nothing is held.
 * @returns the batch with what it says of each
 * @throws Failure when it takes none of them
 */
export async function askBank(
  type: MassType,
  batch: { accountId: number; name: string },
  rows: readonly RightRow[],
): Promise<string> {
  const { batchId } =
    type === 'p2p'
      ? await call(massTransferByFile, { ...batch, file: insideFile(rows) })
      : await call(massOutsideByFile, { type, ...batch, file: outsideFile(rows) });
  return batchId;
}

const insideFile = (rows: readonly RightRow[]) =>
  canonicalFile(
    massFileColumns,
    rows.map(({ line, ...row }) => ({ ...row, email: cellOf(line, 'email') })),
  );

/** The columns that the rows use, and those that every row has. */
function outsideFile(rows: readonly RightRow[]): File {
  const used = new Set<string>(['n', 'name', 'amount', 'currency', 'note']);
  for (const { line } of rows) for (const [field, cell] of Object.entries(line)) if (cell !== '') used.add(field);
  return canonicalFile(
    massOutsideColumns.filter((column) => used.has(column)),
    rows.map(({ line, ...row }) => ({ ...line, ...row })),
  );
}
