import type { Parsed } from '@bank/protocol';
import { cardStatus } from '@bank/protocol/cards';
import type { CustomerPermission } from '@bank/protocol/customer';
import type {
  accountTransfer,
  accountTransferFee,
  accountTransferLimits,
  accountTransferMaxAmount,
} from '@bank/protocol/transfers-account';
import { refusal } from '../../ledger/refusal';
import type { RefusedReason } from '../../ledger/refusal';
import type { Tx } from '../../platform/db';
import type { Handler } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { amountRefusal, buysNothing, givenOf, givenValues, quoteRefusalOf } from './amount-refusal';
import type { Given } from './amount-refusal';
import { amountHeldFor, withHeldPrice } from './held-price/hold';
import { TARGET } from './external/business-days';
import { orderPayment } from './order';
import type { PaymentDraft, PaymentKind } from './order';
import { approvalOf } from './quote-approval';
import { sendDateOf } from './recurring/send-date';
import { isOverBy, termsOf } from './subscription-fields';

/** The share of the debit that it costs to move money into an account, by its type: loading a prepayment account costs half a percent. */
const FEE_RATES: Readonly<Record<number, string>> = { 4001: '0.005' };

/**
 * Two accounts of the caller's, and what an amount costs between them. isTooFine: what was given has more decimals than its currency;
 * undebited: what stays of the debit that was given; most: what can be moved now, fee included; stays: what is left of the available
 * money then.
 */
type Way = Record<
  'fromName' | 'toName' | 'debitCurrency' | 'currency' | 'minimum' | 'maximum' | 'rate' | 'amount',
  string
> &
  Record<'debit' | 'fee' | 'total' | 'undebited' | 'available' | 'most' | 'stays', string> &
  Record<'isClosed' | 'isForbidden' | 'isTooFine', boolean> & {
    permissions: CustomerPermission[];
    /** Null where an account receives. */
    card: { status: number; isPrepaid: boolean; expiresOn: string } | null;
  };

const WAY = `
  SELECT f.name AS "fromName", t.name AS "toName", f.currency AS "debitCurrency", t.currency,
    -- Of a card, canceled is what closed is of an account.
    f.type = 11 OR f.status <> 2 OR t.type = 11 OR t.status IN (4, 11) OR k.account_id IS NULL AND t.status <> 2 AS "isClosed",
    CASE WHEN k.account_id IS NOT NULL
      THEN jsonb_build_object('status', t.status, 'isPrepaid', t.sub_type = 'PREPAID',
        'expiresOn', make_date(k.expiry_year, k.expiry_month, 1) + interval '1 month') END AS card,
    c.permissions, c.limited OR c.need_kyc AS "isForbidden",
    money_text(tc.transfer_min) AS minimum, money_text(tc.transfer_max) AS maximum, trim_scale(r.rate)::text AS rate,
    money_text(x.amount) AS amount,
    CASE WHEN $6::numeric IS NULL THEN scale(trim_scale($4::numeric)) > tc.decimals
      ELSE scale(trim_scale($6::numeric)) > fc.decimals END AS "isTooFine",
    money_text(p.debit) AS debit, money_text(q.fee) AS fee, money_text(p.debit + q.fee) AS total,
    money_text(coalesce($6::numeric - p.debit - q.fee, 0)) AS undebited, money_text(b.free) AS available,
    money_text(w.most) AS most, money_text(b.free - s.debit - up_to(s.debit * r.share, fc.decimals)) AS stays
  FROM account f
  JOIN account t ON t.id = $2 AND t.customer_id = f.customer_id
  JOIN customer c ON c.id = f.customer_id
  LEFT JOIN card k ON k.account_id = t.id
  JOIN currency fc ON fc.code = f.currency
  JOIN currency tc ON tc.code = t.currency,
    LATERAL (SELECT f.balance - f.held - f.minimum AS free) b,
    LATERAL (SELECT CASE WHEN fc.code = tc.code THEN 1 ELSE fx_rate(fc.eur_value, tc.eur_value) END AS rate,
      coalesce(($5::jsonb ->> t.type::text)::numeric, 0) AS share) r,
    LATERAL (SELECT least(tc.transfer_max, most_for(b.free, r.share, r.rate, fc.decimals, tc.decimals)) AS most) w,
    LATERAL (SELECT up_to(fx_cost(w.most, r.rate), fc.decimals) AS debit) s,
    LATERAL (SELECT coalesce(most_for($6::numeric, r.share, r.rate, fc.decimals, tc.decimals), $4::numeric) AS amount) x,
    LATERAL (SELECT up_to(fx_cost(x.amount, r.rate), fc.decimals) AS debit) p,
    LATERAL (SELECT up_to(p.debit * r.share, fc.decimals) AS fee) q
  WHERE f.id = $1 AND f.customer_id = $3`;

async function wayBetween(tx: Tx, customerId: number, from: number, to: number, given: Given = { amount: '0' }) {
  const [amount, debit] = givenValues(given);
  const values = [from, to, customerId, amount, FEE_RATES, debit];
  return (await tx.prepared<Way>('own-accounts', WAY, values))[0];
}

/** What differs between money into an account and money onto a card (R2.4.13): its kind, and the flag that opens it (R2.3.13). */
const kindOf = ({ card }: Way) =>
  card
    ? ({ kind: 'CardLoad', permission: 'other.loadPrepaidCard' } as const)
    : ({ kind: 'OwnTransfer', permission: 'own.betweenAccounts' } as const);

/** Whether a card takes money (R2.4.10). A card that nobody has looked at since it expired still says that it is active. */
const isLoadable = ({ status, isPrepaid, expiresOn }: NonNullable<Way['card']>, now: number): boolean =>
  isPrepaid && status === cardStatus.active && now < Date.parse(`${expiresOn}Z`);

/** What is in the way of a transfer, the first thing first; null when nothing is. @param now ms since 1970 */
function refusalOf(way: Way, given: Given, now: number): RefusedReason | null {
  const { card } = way;
  if (way.isClosed) return { reason: 'accountClosed' };
  if (way.isForbidden || !way.permissions.includes(kindOf(way).permission)) return { reason: 'notPermitted' };
  if (card && !isLoadable(card, now)) return { reason: 'cardNotLoadable' };
  return buysNothing(way, given, way.currency) ?? amountRefusal(way, way.currency);
}

/** An order between two accounts of a customer, priced. @param now ms since 1970 */
export async function draftBetween(
  tx: Tx,
  order: Parsed<typeof accountTransfer>,
  customerId: number,
  now: number,
): Promise<PaymentDraft | RefusedReason> {
  const { fromAccount, toAccount, toAmount, debit, quoteId } = order;
  if (fromAccount === toAccount) return { reason: 'sameAccount' };
  let given = givenOf(toAmount, debit);
  if (debit !== undefined && quoteId !== undefined) {
    const amount = await amountHeldFor(tx, quoteId, customerId, debit);
    if (amount === null) return { reason: 'quoteExpired' };
    given = { amount };
  }
  const way = await wayBetween(tx, customerId, fromAccount, toAccount, given);
  if (!way) return { reason: 'noAccess' };
  const refused = refusalOf(way, given, now);
  if (refused) return refused;
  const subscription = termsOf(order);
  if (subscription && 'reason' in subscription) return subscription;
  if (subscription && isOverBy(now, subscription)) return { reason: 'invalidSubscriptionEnd' };
  const date = sendDateOf(order.sendOn, now, TARGET);
  if ('reason' in date) return date;
  if (date.leavesAt !== null && subscription) return { reason: 'invalidSendDate' };
  return {
    ...kindOf(way),
    rail: 'book',
    from_account: fromAccount,
    to_account: toAccount,
    payee: { kind: 'ownAccount', name: way.toName, accountId: toAccount },
    payee_customer: customerId,
    debit: way.debit,
    debit_currency: way.debitCurrency,
    amount: way.amount,
    currency: way.currency,
    fee: way.fee,
    rate: way.rate,
    note: '',
    payer_name: way.fromName,
    subscription,
    quote_id: quoteId,
    leaves_at: date.leavesAt,
  };
}

const ownAccounts = (field: 'toAmount' | 'debit'): PaymentKind<Parsed<typeof accountTransfer>> => ({
  method: 'accountTransfer',
  fieldOf: { amount: field },
  draft: (tx, order, context) => draftBetween(tx, order, callerOf(context).customerId, context.clock.now()),
});

export const transferBetween: Handler<typeof accountTransfer> = (input, context) =>
  orderPayment(ownAccounts(input.debit === undefined ? 'toAmount' : 'debit'), input, context);

export const quoteBetween: Handler<typeof accountTransferFee> = async (input, context) => {
  const { fromAccountId, toAccountId, hold, debit } = input;
  const given = givenOf(input.amount, debit);
  const way = await wayBetween(context.db, callerOf(context).customerId, fromAccountId, toAccountId, given);
  if (!way) throw refusal(context, { reason: 'noAccess' });
  const refused = quoteRefusalOf(way, given, way.currency);
  if (refused) throw refusal(context, refused);
  const { amount, currency: currencyCode, undebited: stays } = way;
  const { fee, debit: debitAmount, total, debitCurrency: debitCurrencyCode, rate: exchangeRate, available } = way;
  const date = sendDateOf(input.sendOn, context.clock.now(), TARGET);
  if ('reason' in date) throw refusal(context, date);
  const arrivesAt = date.leavesAt ?? new Date(context.clock.now()).toISOString();
  const price = { fee, debitAmount, total, debitCurrencyCode, exchangeRate, available, ...date, arrivesAt };
  const of = { kind: kindOf(way).kind, fromAccountId, toAccountId, amount, currencyCode, askedDebit: debit };
  const approval = await approvalOf({ ...price, amount, currencyCode }, context);
  return withHeldPrice({ ...price, amount, currencyCode, stays, approval }, hold, of, context);
};

export const mostBetween: Handler<typeof accountTransferMaxAmount> = async (input, context) => {
  const way = await wayBetween(context.db, callerOf(context).customerId, input.fromAccountId, input.toAccountId);
  if (!way) throw refusal(context, { reason: 'noAccess' });
  const { most: maxAmount, currency: currencyCode, stays, debitCurrency: staysCurrencyCode } = way;
  return { maxAmount, currencyCode, stays, staysCurrencyCode };
};

export const limitsBetween: Handler<typeof accountTransferLimits> = async (input, context) => {
  const way = await wayBetween(context.db, callerOf(context).customerId, input.fromAccountId, input.toAccountId);
  if (!way) throw refusal(context, { reason: 'noAccess' });
  return { minimum: way.minimum, maximum: way.maximum, currencyCode: way.currency };
};
