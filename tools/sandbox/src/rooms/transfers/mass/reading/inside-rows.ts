import type { MassFile } from '@bank/protocol/transfers-mass';
import { unseenAt } from '@bank/protocol/plain-name';
import type { RefusedReason } from '../../../../ledger/refusal';
import { readRows } from '../file';

/** A row as `mass_check` takes it. */
type Row = MassFile[number] & { refused: RefusedReason | null };

/** The rows of a file of payments to customers. @throws NotRead */
export const insideRows = (bytes: Uint8Array): Row[] =>
  readRows(bytes).map((row) => ({ ...row, refused: unseenText(row) }));

/** Why a row with a character that nobody can see is not paid (R2.7.222); null for any other. */
function unseenText({ email, note }: MassFile[number]): RefusedReason | null {
  const inEmail = unseenAt(email);
  if (inEmail !== null) return { reason: 'unknownPayee', field: 'email', at: inEmail };
  const inNote = unseenAt(note);
  return inNote === null ? null : { reason: 'invalidBankDetails', field: 'note', at: inNote };
}
