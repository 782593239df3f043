import { responseCode } from '@bank/protocol';
import type {
  cardPurchaseList,
  currentAccountAuthorizationList,
  debitCardAuthorizationList,
} from '@bank/protocol/cards';
import { expireOverdue } from '../../ledger/overdue';
import { callerOf } from '../../platform/handler';
import type { Handler } from '../../platform/handler';
import { cardOf } from './find';
import { refused } from './texts';

/** How many purchases a card shows. */
const SHOWN = 20;

export const purchases: Handler<typeof cardPurchaseList> = async ({ accountId }, context) => {
  const { db } = context;
  const card = await cardOf(db, accountId);
  if (card?.customerId !== callerOf(context).customerId) {
    throw refused(context, 'noAccess', { code: responseCode.noAccess });
  }
  return {
    purchases: await db.query(
      `SELECT c.payment_id AS "purchaseId", instant_text(c.at) AS date, c.merchant AS "merchantName", c.category, c.country AS "countryCode",
         money_text(p.amount) AS amount, p.currency AS "currencyCode", money_text(p.debit) AS "debitAmount",
         p.debit_currency AS "debitCurrencyCode", c.status, c.card_use AS use, c.decline_reason AS "declineReason",
         CASE c.status WHEN 'authorised' THEN instant_text(c.lapses_at) END AS "heldUntil"
       FROM card_purchase c JOIN payment p ON p.id = c.payment_id WHERE c.card_id = $1 ORDER BY c.at DESC, c.payment_id DESC LIMIT $2`,
      [accountId, SHOWN],
    ),
  };
};

/** Whether debit cards spend from the account: only there they hold money (R2.4.9). @throws Refusal `noAccess` */
async function isSettlement(accountId: number, context: Parameters<typeof authorizations>[1]): Promise<boolean> {
  const { customerId } = callerOf(context);
  await expireOverdue(context, customerId);
  const [account] = await context.db.query<{ isSettlement: boolean }>(
    `SELECT is_settlement OR EXISTS (SELECT FROM card c WHERE c.settlement_account = a.id) AS "isSettlement"
       FROM account a WHERE id = $1 AND customer_id = $2`,
    [accountId, customerId],
  );
  if (!account) throw refused(context, 'noAccess', { code: responseCode.noAccess });
  return account.isSettlement;
}

/** A hold is a transfer of the ledger that has not been posted, whatever its payment waits for: together they are the account's pendingAmount. */
const HELD = `SELECT p.id AS "authorizationId", coalesce(c.card_id, p.from_account) AS "accountId", instant_text(coalesce(c.at, p.at)) AS date,
    coalesce(c.merchant, p.payee ->> 'name', '') AS "merchantName", money_text(t.debit + t.fee) AS amount, t.debit_currency AS "currencyCode"
  FROM transfer t JOIN payment p ON p.id = t.payment_id LEFT JOIN card_purchase c ON c.payment_id = p.id
  WHERE t.from_account = $1 AND t.status = 'pending' AND (c.payment_id IS NOT NULL OR NOT $2)
  ORDER BY coalesce(c.at, p.at) DESC, p.id DESC`;

export const authorizations: Handler<typeof debitCardAuthorizationList> = async ({ accountId }, context) => ({
  authorizations: (await isSettlement(accountId, context)) ? await context.db.query(HELD, [accountId, true]) : [],
});

export const currentAuthorizations: Handler<typeof currentAccountAuthorizationList> = async (
  { accountId },
  context,
) => ({
  authorizations: (await isSettlement(accountId, context)) ? await context.db.query(HELD, [accountId, false]) : [],
});
