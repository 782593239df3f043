import type { transferCancel } from '@bank/protocol/transfers';
import type { Handler } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { findPayment } from '../../ledger/find';
import { expireOverdue, unlessOverdue } from '../../ledger/overdue';
import { settled } from './order';
import type { Outcome } from '../../ledger/outcome';

const CANCEL = unlessOverdue('payment_cancel($1, $2, $3, $4, $5)', '$3', '$4');

/** Gives a transfer up; one whose time was over already is answered as expired, for it is over either way. */
export const cancelTransfer: Handler<typeof transferCancel> = async ({ trxid, unlessApproved = false }, context) => {
  const { userId, customerId } = callerOf(context);
  const [row] = await context.db.prepared<{ outcome: Outcome }>('payment-cancel', CANCEL, [
    userId,
    customerId,
    trxid,
    new Date(context.clock.now()).toISOString(),
    unlessApproved,
  ]);
  const outcome = row?.outcome ?? {};
  if (!outcome.overdue) return settled(outcome, context, { trxid });
  await expireOverdue(context, customerId);
  return settled({ done: await findPayment(context.db, trxid) }, context);
};
