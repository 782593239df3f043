import { onlySeen } from '@bank/protocol/plain-name';
import type { globalPayBatchUpload } from '@bank/protocol/transfers-global-batch';
import { refusal } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import type { Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { checkPayments } from '../mass/reading/reader';
import { payingAccount } from './account';
import { identical, identicalTo } from './identical';
import { addRows } from './rows';
import { checkRows } from './terms';

/** Uploads of one customer follow one another, so that the second of two like files finds the first. */
const lockUploads = (tx: Tx, customerId: number) => tx.query('SELECT pg_advisory_xact_lock(7206073, $1)', [customerId]);

export const uploadBatch: Handler<typeof globalPayBatchUpload> = async (input, context) => {
  const { batchName, accountId, attachedFile, ignoreIdenticalBatch = false } = input;
  const { db, ids, clock } = context;
  const { userId, customerId } = callerOf(context);
  const account = await payingAccount(db, accountId, customerId);
  if ('reason' in account) throw refusal(context, account);
  const batchId = ids.next();
  const check = (rows: Uint8Array) =>
    db.transaction(async (tx) => {
      await lockUploads(tx, customerId);
      await tx.query(
        `INSERT INTO global_batch (id, customer_id, created_by, account_id, name, at, fingerprint) VALUES ($1, $2, $3, $4, $5, $6, '')`,
        [
          batchId,
          customerId,
          userId,
          accountId,
          batchName || onlySeen(attachedFile.name.replace(/\.\w+$/, '')),
          new Date(clock.now()),
        ],
      );
      await addRows(tx, batchId, rows);
      await checkRows(tx, batchId);
      const found = ignoreIdenticalBatch ? null : await identicalTo(tx, batchId, clock.now());
      // What is thrown takes the new batch back.
      if (found) throw identical(context, found);
    });
  await checkPayments(context, attachedFile, { of: 'links', field: 'attachedFile' }, ({ rows }) => check(rows));
  return { batchId };
};
