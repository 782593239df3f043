import { MASS_ROWS } from '@bank/protocol/transfers-mass';
import type { BankTransferType } from '@bank/protocol/transfers-external';
import type {
  FeeShare,
  globalPayBatchReject,
  globalPayBatchUpdatePayments,
  GlobalPaymentData,
} from '@bank/protocol/transfers-global-batch';
import { refusal } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import type { CallContext, Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { jsonbOf } from '../../../platform/pg/jsonb';
import type { MayRefuse } from '../../../platform/refusal';
import { batchOf, paymentsOf } from './read';
import { readRow } from './read-row';
import { addRows, writeRows } from './rows';
import type { NumberedRow } from './rows';
import { checkRows } from './terms';
import { refused } from '../mass/texts';

/** A batch that can be changed; nobody else changes or orders it until the caller's transaction ends. */
async function openDraft(
  tx: Tx,
  batchId: string,
  context: CallContext & MayRefuse<'noAccess' | 'notWaiting'>,
): Promise<void> {
  await tx.query('SELECT FROM global_batch WHERE id = $1 AND customer_id = $2 FOR UPDATE', [
    batchId,
    callerOf(context).customerId,
  ]);
  const { status } = await batchOf(tx, batchId, context);
  if (status !== 'draft') throw refusal(context, { reason: 'notWaiting' });
}

interface Options {
  paymentMethods?: readonly { name: BankTransferType; forbidden: boolean }[] | undefined;
}

const forbiddenOf = ({ paymentMethods }: Options): BankTransferType[] | undefined =>
  paymentMethods?.filter(({ forbidden }) => forbidden).map(({ name }) => name);

interface Kept {
  n: number;
  data: GlobalPaymentData;
  feeShare: FeeShare;
  forbidden: BankTransferType[];
}

export const updatePayments: Handler<typeof globalPayBatchUpdatePayments> = (input, context) =>
  context.db.transaction(async (tx) => {
    const { batchId, adds = [], updates = [], deletes = [], restores = [] } = input;
    await openDraft(tx, batchId, context);
    const [{ last = 0, rows = 0 } = {}] = await tx.query<{ last: number; rows: number }>(
      'SELECT max(n) AS last, count(*)::int AS rows FROM global_row WHERE batch_id = $1',
      [batchId],
    );
    if (rows + adds.length > MASS_ROWS) throw refused(context, 'tooManyRows');
    const added = adds.map(({ paymentData, feeShare, ...options }, index): NumberedRow => {
      const forbidden = forbiddenOf(options) ?? [];
      return { n: last + 1 + index, feeShare, forbidden, ...readRow(paymentData, forbidden) };
    });
    if (added.length > 0) await addRows(tx, batchId, jsonbOf(added));

    const kept = await tx.query<Kept>(
      `SELECT n, data, fee_share AS "feeShare", forbidden FROM global_row WHERE batch_id = $1 AND n = ANY ($2)`,
      [batchId, updates.map(({ paymentId }) => paymentId)],
    );
    const before = new Map(kept.map((row) => [row.n, row]));
    const written = updates.flatMap(({ paymentId, paymentData, feeShare, ...options }): NumberedRow[] => {
      const was = before.get(paymentId);
      if (!was) return [];
      const forbidden = forbiddenOf(options) ?? was.forbidden;
      const row = readRow(paymentData ?? was.data, forbidden);
      return [{ n: paymentId, feeShare: feeShare ?? was.feeShare, forbidden, ...row }];
    });
    if (written.length > 0) await writeRows(tx, batchId, written);
    await tx.query(
      `UPDATE global_row SET state = 'deleted', refused = NULL, debit = NULL, fee = NULL, rate = NULL
       WHERE batch_id = $1 AND n = ANY ($2) AND state IN ('ready', 'wrong')`,
      [batchId, deletes],
    );
    // Restored, a row is wrong until it is checked.
    await tx.query(
      `UPDATE global_row SET state = 'wrong', refused = '{"reason": "invalidAmount"}'
       WHERE batch_id = $1 AND n = ANY ($2) AND state = 'deleted'`,
      [batchId, restores],
    );
    const numbers = [...added, ...written].map(({ n }) => n).concat(deletes, restores);
    await checkRows(tx, batchId, numbers);
    const batch = await batchOf(tx, batchId, context);
    return { batch, payments: await paymentsOf(tx, batch, context.lang, numbers) };
  });

/** Gives a draft up. What was ordered is cancelled as any payment is. */
export const rejectBatch: Handler<typeof globalPayBatchReject> = async ({ batchId }, context) => {
  await context.db.transaction(async (tx) => {
    await openDraft(tx, batchId, context);
    await tx.query('UPDATE global_batch SET rejected_at = $2 WHERE id = $1', [batchId, new Date(context.clock.now())]);
  });
};
