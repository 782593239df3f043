import type { AccountHold, accountHoldList } from '@bank/protocol/account-page';
import { expireOverdue } from '../../ledger/overdue';
import { refusal } from '../../ledger/refusal';
import { callerOf } from '../../platform/handler';
import type { Handler } from '../../platform/handler';

/** What is on hold on an account. A hold is a transfer of the ledger that has not been posted. */
export const holds: Handler<typeof accountHoldList> = async ({ accountId }, context) => {
  const { customerId } = callerOf(context);
  await expireOverdue(context, customerId);
  const own = await context.db.prepared<object>(
    'own-account',
    'SELECT FROM account WHERE id = $1 AND customer_id = $2',
    [accountId, customerId],
  );
  if (own.length === 0) throw refusal(context, { reason: 'noAccess' });
  return {
    holds: await context.db.prepared<AccountHold>(
      'account-holds',
      `SELECT t.payment_id AS "holdId", instant_text(t.at) AS date, money_text(t.debit + t.fee) AS amount,
         t.debit_currency AS "currencyCode", p.payee ->> 'name' AS name,
         CASE WHEN s.payment_id IS NOT NULL THEN 'shop' WHEN p.status = 'created' THEN 'otherApproval'
           WHEN p.status = 'held' THEN 'undo' ELSE 'approval' END AS reason,
         instant_text(coalesce(s.lapses_at, CASE p.status WHEN 'pending' THEN p.approval_expires_at WHEN 'held' THEN p.releases_at END)) AS until
       FROM transfer t JOIN payment p ON p.id = t.payment_id
         LEFT JOIN card_purchase s ON s.payment_id = p.id
       WHERE t.from_account = $1 AND t.status = 'pending' ORDER BY t.at, t.payment_id`,
      [accountId],
    ),
  };
};
