import { call } from '@bank/api-client';
import {
  type MassFile,
  massOutsideByFile,
  type MassOutsideFile,
  massTransferByFile,
  type MassType,
} from '@bank/protocol/transfers-mass';
import { cellOf, type RightRow } from '../mass-rows';
import type { Field } from '../reading/columns';

/** What stands beside the details of the payee in an upload. */
const APART: ReadonlySet<string> = new Set<Field | 'n'>(['n', 'name', 'country', 'amount', 'currency', 'note']);

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
      ? await call(massTransferByFile, { ...batch, file: jsonOf(rows.map(insideRow)) })
      : await call(massOutsideByFile, { type, ...batch, file: jsonOf(rows.map(outsideRow)) });
  return batchId;
}

const jsonOf = (rows: MassFile | MassOutsideFile) =>
  new File([JSON.stringify(rows)], 'payments.json', { type: 'application/json' });

const insideRow = ({ n, amount, currency, note, line }: RightRow): MassFile[number] => ({
  ...{ n, email: cellOf(line, 'email').trim(), amount, currency, note },
});

function outsideRow({ n, amount, currency, note, line }: RightRow): MassOutsideFile[number] {
  const fields = Object.fromEntries(Object.entries(line).filter(([field, value]) => !APART.has(field) && value !== ''));
  return { n, name: cellOf(line, 'name'), country: cellOf(line, 'country'), fields, amount, currency, note };
}
