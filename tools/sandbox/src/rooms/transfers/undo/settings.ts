import type { paymentSettingsGet, paymentSettingsSet } from '@bank/protocol/transfers-settings';
import { callerOf } from '../../../platform/handler';
import type { Handler } from '../../../platform/handler';

/** How the customer acted for wants payments handled (R2.4.61). */
export const readSettings: Handler<typeof paymentSettingsGet> = async (_input, context) => {
  const [row] = await context.db.query<{ canUndo: boolean }>(
    'SELECT can_undo_payments AS "canUndo" FROM customer WHERE id = $1',
    [callerOf(context).customerId],
  );
  return { canUndo: row?.canUndo ?? false };
};

/** Holds for payments that are approved from now on; those that are held already leave as they were promised to. */
export const writeSettings: Handler<typeof paymentSettingsSet> = async ({ canUndo }, context) => {
  await context.db.query('UPDATE customer SET can_undo_payments = $2 WHERE id = $1', [
    callerOf(context).customerId,
    canUndo,
  ]);
};
