import type { preApprovedCancel } from '@bank/protocol/recurring';
import type { Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { MAY_CANCEL } from './list';
import { refused } from './texts';

const END = `
  UPDATE subscription s SET status = 'cancelled', next_on = NULL, over_at = $5, cancelled_by = $3
    WHERE s.customer_id = $1 AND s.id = $4 AND ${MAY_CANCEL} RETURNING s.from_account AS "from"`;

const CALL_OFF = `SELECT from_account AS "from" FROM payment_call_off($1, $2, $3, $4, $5) WHERE id IS NOT NULL`;

/** Ends a pre-approved payment, or calls off one that waits for its date (R2.7.155); the job of the date finds it over. */
export const cancelSubscription: Handler<typeof preApprovedCancel> = async ({ id }, context) => {
  const { customerId, right, userId } = callerOf(context);
  const values = [customerId, right, userId, id, new Date(context.clock.now())];
  const [ended] = await context.db.query<{ from: number }>(END, values);
  const [calledOff] = ended ? [] : await context.db.query<{ from: number }>(CALL_OFF, values);
  if (!ended && !calledOff) {
    const [own] = await context.db.query<{ isOver: boolean }>(
      `SELECT status NOT IN ('waiting', 'active') AS "isOver" FROM subscription WHERE id = $1 AND customer_id = $2
       UNION ALL
       SELECT status <> 'held' OR releases_at <= $3 FROM payment
        WHERE id = $1 AND customer_id = $2 AND leaves_at IS NOT NULL AND status NOT IN ('pending', 'created')`,
      [id, customerId, new Date(context.clock.now())],
    );
    throw refused(context, own?.isOver === true ? 'subscriptionIsOver' : 'unknownSubscription');
  }
  context.publish([
    { customerId, event: 'transferChanged', subject: id },
    ...(calledOff ? [{ customerId, event: 'balanceChanged' as const, subject: String(calledOff.from) }] : []),
  ]);
};
