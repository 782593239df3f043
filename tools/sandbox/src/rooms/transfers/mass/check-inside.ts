import type { MassFile, massTransferByFile } from '@bank/protocol/transfers-mass';
import { refusal } from '../../../ledger/refusal';
import type { RefusedReason } from '../../../ledger/refusal';
import type { Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { readRows } from './file';
import { MASS_PERMISSIONS, payingAccount } from './paying-account';
import { unseenAt } from './unseen';

/** Why a row with a character that nobody can see is not paid (R2.7.222); null for any other. */
function unseenText({ email, note }: MassFile[number]): RefusedReason | null {
  const inEmail = unseenAt(email);
  if (inEmail !== null) return { reason: 'unknownPayee', field: 'email', at: inEmail };
  const inNote = unseenAt(note);
  return inNote === null ? null : { reason: 'invalidBankDetails', field: 'note', at: inNote };
}

/** Checks a file of payments to customers and keeps what the bank says to each of its rows; no money is held yet. */
export const checkInside: Handler<typeof massTransferByFile> = async ({ accountId, name, file }, context) => {
  const { db, ids, clock } = context;
  const { userId, customerId } = callerOf(context);
  const account = await payingAccount(db, accountId, customerId, MASS_PERMISSIONS.p2p);
  if ('reason' in account) throw refusal(context, account);
  const rows = await readRows(file);
  if (rows === null) throw refusal(context, { reason: 'invalidAmount' });
  const batchId = ids.next();
  await db.transaction((tx) =>
    tx.query('SELECT mass_check($1, $2, $3, $4, $5, $6, $7)', [
      userId,
      customerId,
      batchId,
      accountId,
      name.trim(),
      JSON.stringify(rows.map((row) => ({ ...row, refused: unseenText(row) }))),
      new Date(clock.now()),
    ]),
  );
  return { batchId };
};
