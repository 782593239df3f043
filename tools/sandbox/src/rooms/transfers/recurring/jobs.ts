import { accessRight } from '@bank/protocol';
import type { AccessRight } from '@bank/protocol';
import type { SubscriptionType } from '@bank/protocol/recurring';
import { MAY_INITIATE, type Payee } from '@bank/protocol/payment';
import { bankTransferType } from '@bank/protocol/transfers-external';
import type { Outcome } from '../../../ledger/outcome';
import { expireOverdue } from '../../../ledger/overdue';
import { bankKey } from '../../../platform/answer-mark';
import { dayStart } from '../../../platform/calendar';
import type { Tx } from '../../../platform/db';
import { enqueueJob } from '../../../platform/jobs/queue';
import type { JobContext, JobKind } from '../../../platform/jobs/worker';
import { announceSent } from '../announce-sent';
import { announceUnpaid } from './announce-unpaid';
import { draftOutside, METHODS } from '../external/external';
import { orderedBy } from '../external/ordered-by';
import { OPERATIONS } from '../external/price';
import { draftBetween } from '../own-accounts';
import { placeDraft } from '../order';
import type { Orderer } from '../order';
import { placeP2p } from '../p2p';
import { dayOf, madeOn } from './days';
import { consequenceOf, OTHER_PAYEE } from './failures';
import type { Failure } from './failures';

const DAY_MS = 86_400_000;

interface Due {
  id: string;
  customerId: number;
  userId: number;
  kind: SubscriptionType;
  fromAccount: number;
  payee: Payee;
  amount: string;
  currency: string;
  note: string;
  reference: string | null;
  /** How the payment that approved it was made, and where it went out of the bank. */
  orderedAs: string;
  details: Readonly<Record<string, string>> | null;
  /** The address that the payee sees, where one was chosen and is still the customer's. */
  fromEmailId: number | null;
  runOn: string;
  dueMs: number;
  tries: number;
  /** Whom the order was approved for, and who has the payee's address now; null for nobody of this bank. */
  approvedFor: number | null;
  holder: number | null;
  /** What its maker may do for the customer now; null for who may do nothing any more. */
  right: AccessRight | null;
}

const DUE = `
  SELECT s.id, s.customer_id AS "customerId", s.created_by AS "userId", s.kind, s.from_account AS "fromAccount", s.payee,
    money_text(s.amount) AS amount, s.currency, s.note, s.reference, o.kind AS "orderedAs", o.details, e.id AS "fromEmailId",
    s.next_on::text AS "runOn", s.tries, o.payee_customer AS "approvedFor",
    (SELECT h.customer_id FROM app_user h WHERE h.email = s.payee ->> 'email') AS holder,
    CASE WHEN u.is_admin OR u.customer_id = s.customer_id THEN ${accessRight.fullAccess} ELSE m.access_right END AS right
  FROM subscription s
  JOIN payment o ON o.id = s.id
  LEFT JOIN email_address e ON e.id = o.from_email_id AND e.customer_id = s.customer_id AND e.is_confirmed
  JOIN app_user u ON u.id = s.created_by
  LEFT JOIN membership m ON m.user_id = s.created_by AND m.customer_id = s.customer_id
  WHERE s.id = $1 AND s.status = 'active' AND s.next_on = $2 FOR UPDATE OF s`;

/**
 * Makes the payment of one date. All of it is the job's one transaction: a bank that is killed has made none of it, and the next one
 * makes it under the same key. A date that is made, or a subscription that is over, is left alone.
 */
async function run(subscriptionId: string, runOn: string, context: JobContext): Promise<void> {
  const { tx, clock, ids } = context;
  const opens = dayStart(madeOn(runOn)) - dayStart(runOn);
  const [found] = await tx.query<{ dueMs: number; customerId: number }>(
    `SELECT (extract(epoch FROM subscription_due($2::date)) * 1000)::float8 AS "dueMs", customer_id AS "customerId"
       FROM subscription WHERE id = $1`,
    [subscriptionId, runOn],
  );
  if (!found) throw new Error(`subscription ${subscriptionId} is gone`);
  // Banks are closed on that day: the payment is made on the next one on which they are open.
  if (clock.now() < found.dueMs + opens) {
    return enqueueJob(tx, { clock, ids }, jobOf(subscriptionId, runOn, found.dueMs + opens));
  }
  // In transactions of their own, before this one locks an account: they free money that this payment may need.
  await expireOverdue(context, found.customerId);
  const [due] = await tx.query<Due>(DUE, [subscriptionId, runOn]);
  if (!due) return;
  if (due.right === null || !MAY_INITIATE.some((one) => one === due.right)) return fail(due, 'noAccess', context);
  if (due.holder !== null && due.holder !== due.approvedFor) return fail(due, OTHER_PAYEE, context);
  const outcome = await pay(due, due.right, context);
  // The address changed hands just now. The next try finds out.
  if (outcome.done && (outcome.payeeCustomer ?? null) !== due.approvedFor) {
    throw new Error(`subscription ${subscriptionId} would have paid another customer`);
  }
  // Something expired in between; the worker tries again.
  if (outcome.overdue) throw new Error(`subscription ${subscriptionId} met an overdue payment`);
  if (outcome.refused) return fail(due, outcome.refused.reason, context);
  await made(due, await released(outcome, context), context);
}

const jobOf = (subscriptionId: string, runOn: string, dueMs: number) => ({
  kind: 'runSubscription',
  payload: { subscriptionId, runOn },
  dueMs,
});

/** Orders the payment of a date as its maker would, under a key that only this try of this date has. */
function pay(due: Due, right: AccessRight, { tx, clock, ids }: JobContext): Promise<Outcome> {
  const { userId, customerId, id, runOn, tries, fromAccount, payee, amount, currency, note, reference, fromEmailId } =
    due;
  const key = bankKey('subscription', id, runOn, tries);
  const now = new Date(clock.now()).toISOString();
  // It is released before anybody could be asked for a code.
  const by: Orderer = { userId, customerId, right, key, hash: key, paymentId: ids.next(), now, codeS: 0 };
  if (payee.kind === 'ownAccount') {
    const order = { fromAccount, toAccount: payee.accountId, toAmount: amount };
    return placeDraft(tx, 'accountTransfer', () => draftBetween(tx, order, customerId, clock.now()), by);
  }
  if (payee.kind !== 'customer') return payOutside(due, by, { tx, clock });
  const order = {
    ...{ accountId: fromAccount, amount, currency, toEmail: payee.email, note },
    ...(reference === null ? {} : { reference }),
    ...(fromEmailId === null ? {} : { fromEmailId }),
  };
  return placeP2p(tx, order, null, by);
}

/** The same order out of the bank as the one that was approved, at the price of today. */
function payOutside(due: Due, by: Orderer, { tx, clock }: Pick<JobContext, 'tx' | 'clock'>): Promise<Outcome> {
  const { id, customerId, fromAccount, payee, amount, currency, note, orderedAs, details } = due;
  const type = bankTransferType.options.find((one) => OPERATIONS[one] === orderedAs);
  if (type === undefined || details === null) throw new Error(`subscription ${id} goes nowhere`);
  const { countryCode, owner: permission, answers } = orderedBy(details);
  const order = {
    ...{ fromAccountId: fromAccount, countryCode, currencyCode: currency, amount, permission, note },
    beneficiaryName: payee.name,
    // A card is paid by its id.
    extraParams: payee.kind === 'card' ? { cardId: answers['cardId'] ?? '' } : answers,
  };
  // No field of a form is named by the refusal of a job, whose words nobody reads.
  const payer = { customerId, now: clock.now(), lang: 'en' };
  return placeDraft(tx, METHODS[type], () => draftOutside(tx, type, order, payer), by);
}

/** The customer has approved it in advance: what would wait for a code, for another user or for an undo is released at once. */
async function released(outcome: Outcome, { tx, clock }: JobContext): Promise<Outcome> {
  const [row] = await tx.query<{ outcome: Outcome }>(
    `SELECT payment_outcome(payment_release(p, $2)) AS outcome FROM payment p WHERE p.id = $1 AND p.status IN ('pending', 'created', 'held')`,
    [outcome.done?.trxid, new Date(clock.now())],
  );
  return row?.outcome ?? outcome;
}

async function made(due: Due, outcome: Outcome, context: JobContext): Promise<void> {
  const { done: payment, from, to, payeeCustomer, payerName } = outcome;
  const { tx, clock } = context;
  if (!payment || from === undefined) throw new Error(`subscription ${due.id} was neither paid nor refused`);
  const now = new Date(clock.now());
  await tx.query('INSERT INTO subscription_run (subscription_id, run_on, payment_id, at) VALUES ($1, $2, $3, $4)', [
    due.id,
    due.runOn,
    payment.trxid,
    now,
  ]);
  await plan(tx, due.id, due.runOn, now);
  const { customerId, userId } = due;
  const whom = { to: to ?? null, payeeCustomer: payeeCustomer ?? null, payerName: payerName ?? null };
  await announceSent({ payment, customerId, userId, from, ...whom }, context);
}

const plan = (tx: Tx, id: string, runOn: string, now: Date) =>
  tx.query('SELECT subscription_plan($1, $2::date, $3)', [id, runOn, now]);

async function fail(due: Due, reason: Failure, context: JobContext): Promise<void> {
  const { tx, clock, ids } = context;
  const now = new Date(clock.now());
  const consequence = consequenceOf(reason, due.tries + 1);
  if (consequence === 'retry') {
    await tx.query('UPDATE subscription SET tries = tries + 1 WHERE id = $1', [due.id]);
    await enqueueJob(tx, { clock, ids }, jobOf(due.id, due.runOn, clock.now() + DAY_MS));
  } else {
    await leaveOut(tx, due.id, due.runOn, reason, now);
    if (consequence === 'skip') await plan(tx, due.id, due.runOn, now);
    else
      await tx.query(`UPDATE subscription SET status = 'stopped', next_on = NULL, over_at = $2 WHERE id = $1`, [
        due.id,
        now,
      ]);
  }
  const { id, customerId, userId, fromAccount: from, amount, currency, payee } = due;
  const day = dayOf(clock.now() + DAY_MS);
  await announceUnpaid(
    { id, customerId, userId, from, amount, currency, payee: payee.name },
    reason === OTHER_PAYEE ? OTHER_PAYEE : consequence,
    day,
    context,
  );
}

const leaveOut = (tx: Tx, id: string, runOn: string, failure: Failure, at: Date) =>
  tx.query(
    `INSERT INTO subscription_run (subscription_id, run_on, failure, at)
     SELECT id, next_on, $3, $4 FROM subscription WHERE id = $1 AND status = 'active' AND next_on = $2`,
    [id, runOn, failure, at],
  );

export const recurringKinds = {
  runSubscription: {
    urgency: 'person',
    run: ({ subscriptionId = '', runOn = '' }, context) => run(subscriptionId, runOn, context),
  },
} satisfies Record<string, JobKind>;
