import type { massTransferByFile } from '@bank/protocol/transfers-mass';
import { refusal } from '../../../ledger/refusal';
import type { Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { MASS_PERMISSIONS, payingAccount } from './paying-account';
import { askAboutRows } from '../questions/ask';
import { checkPayments } from './reading/reader';

/** Checks a file of payments to customers and keeps what the bank says to each of its rows; no money is held yet. */
export const checkInside: Handler<typeof massTransferByFile> = async ({ accountId, name, file }, context) => {
  const { db, ids, clock } = context;
  const { userId, customerId } = callerOf(context);
  const account = await payingAccount(db, accountId, customerId, MASS_PERMISSIONS.p2p);
  if ('reason' in account) throw refusal(context, account);
  return checkPayments(context, file, { of: 'inside', field: 'file' }, async ({ rows }) => {
    // In a transaction of its own: the buckets are shared, and checking the rows takes long.
    const { refused } = await askAboutRows(rows, context);
    const batchId = ids.next();
    await db.transaction((tx) =>
      tx.query('SELECT mass_check($1, $2, $3, $4, $5, $6, $7, $8)', [
        userId,
        customerId,
        batchId,
        accountId,
        name.trim(),
        rows,
        refused,
        new Date(clock.now()),
      ]),
    );
    return { batchId };
  });
};
