import type { preApprovedList, Subscription } from '@bank/protocol/recurring';
import type { Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { spellingsOf } from '../../../platform/spellings';
import { comingUntil, madeOn } from './days';

/** Whether a caller may cancel: any with full access or the right to approve, else what they made themselves (R2.7.154). */
export const MAY_CANCEL = `s.status IN ('waiting', 'active') AND ($2 IN (2, 4) OR $2 = 3 AND s.created_by = $3)`;

const SUBSCRIPTIONS = `
  SELECT s.id, s.kind AS type, s.status, s.amount AS sum, s.currency AS "currencyCode",
    s.from_account AS "fromAccountId", s.payee, s.note, s.period,
    s.starts_on AS "startedOn", s.ends_on::text AS "endsOn", s.status = 'active' AND s.tries > 0 AS "isShort", ${MAY_CANCEL} AS "mayCancel",
    ARRAY(SELECT d::text FROM generate_series(s.step, s.step + 9) n, subscription_date(s.starts_on, s.period, n) d
           WHERE s.status = 'active' AND d <= least(s.ends_on, $4::date) ORDER BY n) AS "comingOn"
  FROM subscription s WHERE s.customer_id = $1`;

/** A payment for a date is one that is made once (R2.7.155). What was made of them is in the history. */
const SCHEDULED = `
  SELECT p.id, CASE p.kind WHEN 'P2P' THEN 'P2P' WHEN 'OwnTransfer' THEN 'OwnTransfer' WHEN 'CardLoad' THEN 'OwnTransfer' ELSE 'External' END, 'active', p.amount, p.currency,
    p.from_account, p.payee, p.note, NULL, (p.at AT TIME ZONE 'UTC')::date, NULL, false, may_call_off(p, $2, $3, $5),
    ARRAY[(p.leaves_at AT TIME ZONE 'UTC')::date::text]
  FROM payment p WHERE p.customer_id = $1 AND p.status = 'held' AND p.leaves_at IS NOT NULL`;

/** The customer's pre-approved payments, those that go on first and the newest first among them. */
export const listSubscriptions: Handler<typeof preApprovedList> = async (input, context) => {
  const { customerId, right, userId } = callerOf(context);
  const { beneficiaryEmail = '', fromAmount = null, toAmount = null, type = null } = input;
  const now = context.clock.now();
  const rows = await context.db.query<Subscription>(
    `SELECT s.id, s.type, s.status, money_text(s.sum) AS amount, s."currencyCode", s."fromAccountId", a.name AS "fromAccountName",
       (s.payee ->> 'accountId')::int AS "toAccount", s.payee ->> 'name' AS "payeeName", s.payee ->> 'email' AS "beneficiaryEmail",
       s.note, s.period, s."startedOn"::text AS "startedOn", s."endsOn", s."isShort", s."mayCancel", s."comingOn"
     FROM (${SUBSCRIPTIONS} UNION ALL ${SCHEDULED}) s JOIN account a ON a.id = s."fromAccountId"
     WHERE EXISTS (SELECT FROM unnest($6::text[]) spelling
                    WHERE strpos(lower(concat_ws(' ', s.payee ->> 'name', s.payee ->> 'email')), lower(spelling)) > 0)
       AND ($7::numeric IS NULL OR s.sum >= $7) AND ($8::numeric IS NULL OR s.sum <= $8) AND ($9::text IS NULL OR s.type = $9)
     ORDER BY s.status NOT IN ('waiting', 'active'), s."startedOn" DESC, s.id DESC LIMIT 200`,
    [
      ...[customerId, right, userId, comingUntil(now), new Date(now)],
      ...[spellingsOf(beneficiaryEmail), fromAmount, toAmount, type],
    ],
  );
  return {
    subscriptions: rows.map((row) => ({
      ...row,
      // The bank has said the day of a single payment by the calendar of its own way.
      comingOn: row.period === null ? row.comingOn : row.comingOn.map((day) => madeOn(day)),
    })),
  };
};
