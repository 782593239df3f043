import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { RefusedReason } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import type { CallContext } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { givenValues } from '../amount-refusal';
import type { Given } from '../amount-refusal';
import { COUNTRY_MAX_EUR } from './schemes';
import type { Scheme } from './schemes';

/** What the entries of each kind of payment are called (R2.3.14). */
export const OPERATIONS = {
  eft: 'BankTransfer',
  wire: 'Wire',
  instant_payment: 'InstantPayment',
  interac: 'Interac',
  oct: 'CardPayout',
  crypto_eft: 'Crypto',
  global: 'GlobalPayment',
} as const satisfies Record<BankTransferType | 'global', string>;

/** What decides the price and the limits of an order. */
export type Tariff = Pick<Scheme, 'feeEur' | 'feeRate' | 'paymentMinEur' | 'paymentMaxEur' | 'dayMaxEur'> & {
  type: keyof typeof OPERATIONS;
};

/** One account of the caller's, a currency, and what an amount of it costs through a scheme. undebited: what stays of a debit that was given. */
export type Price = Record<
  'name' | 'payerName' | 'debitCurrency' | 'minimum' | 'maximum' | 'leftToday' | 'rate' | 'amount' | 'most' | 'flat',
  string
> &
  Record<'debit' | 'fee' | 'total' | 'undebited' | 'available', string> &
  Record<'isClosed' | 'isTooFine', boolean> & { permissions: readonly string[]; isHeldUp: boolean };

const PRICE = `
  SELECT f.name, coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS "payerName", f.currency AS "debitCurrency",
    f.type = 11 OR f.status <> 2 AS "isClosed", c.limited OR c.need_kyc AS "isHeldUp", c.permissions,
    money_text(l.minimum) AS minimum, money_text(l.maximum) AS maximum, money_text(l.left_today) AS "leftToday",
    trim_scale(r.rate)::text AS rate, money_text(x.amount) AS amount,
    CASE WHEN $12::numeric IS NULL THEN scale(trim_scale($4::numeric)) > tc.decimals
      ELSE scale(trim_scale($12::numeric)) > fc.decimals END AS "isTooFine",
    money_text(r.flat) AS flat, money_text(p.debit) AS debit, money_text(q.fee) AS fee, money_text(p.debit + q.fee) AS total,
    money_text(coalesce($12::numeric - p.debit - q.fee, 0)) AS undebited, money_text(b.free) AS available,
    money_text(greatest(0, least(l.maximum, l.left_today,
      most_for(b.free - r.flat, $6::numeric, r.rate, fc.decimals, tc.decimals)))) AS most
  FROM account f
  JOIN customer c ON c.id = f.customer_id
  JOIN currency fc ON fc.code = f.currency
  JOIN currency tc ON tc.code = $3,
    LATERAL (SELECT greatest(tc.transfer_min, up_to($11::numeric / tc.eur_value, tc.decimals)) AS minimum,
      least(tc.transfer_max, trunc($7::numeric / tc.eur_value, tc.decimals)) AS maximum,
      greatest(0, trunc(($8::numeric - sent_eur($2, $9, $10)) / tc.eur_value, tc.decimals)) AS left_today) l,
    LATERAL (SELECT f.balance - f.held - f.minimum AS free) b,
    LATERAL (SELECT CASE WHEN fc.code = tc.code THEN 1 ELSE fx_rate(fc.eur_value, tc.eur_value) END AS rate,
      up_to($5::numeric / fc.eur_value, fc.decimals) AS flat) r,
    LATERAL (SELECT coalesce(most_for($12::numeric - r.flat, $6::numeric, r.rate, fc.decimals, tc.decimals), $4::numeric) AS amount) x,
    LATERAL (SELECT up_to(fx_cost(x.amount, r.rate), fc.decimals) AS debit) p,
    LATERAL (SELECT r.flat + up_to(p.debit * $6::numeric, fc.decimals) AS fee) q
  WHERE f.id = $1 AND f.customer_id = $2`;

export interface Destination {
  fromAccountId: number;
  countryCode?: string | undefined;
  currencyCode: string;
}

/** The first instant of the day of an instant, in UTC: limits of a day begin anew then. */
export const dayOf = (ms: number) => new Date(ms - (ms % 86_400_000));

const lesser = (one: string, other: string | undefined) =>
  other !== undefined && Number(other) < Number(one) ? other : one;

/** Whose account pays, and when, in ms since 1970: a caller, or a date that a standing order has come to. */
export interface Payer {
  customerId: number;
  now: number;
}

export const payerOf = (context: CallContext): Payer => ({
  customerId: callerOf(context).customerId,
  now: context.clock.now(),
});

/** What an amount costs by a tariff, or what amount may leave by it, and how much may go. Amounts without a currency of their own are those of the order. */
export async function priceOf(
  tx: Tx,
  { customerId, now }: Payer,
  { fromAccountId, countryCode, currencyCode }: Destination,
  { type, feeEur, feeRate, paymentMinEur, paymentMaxEur, dayMaxEur }: Tariff,
  given: Given = { amount: '0' },
): Promise<Price | RefusedReason<'noAccess' | 'unknownCurrency'>> {
  const [amount, debit] = givenValues(given);
  const [price] = await tx.prepared<Price>('external-price', PRICE, [
    ...[fromAccountId, customerId, currencyCode, amount, feeEur, feeRate],
    lesser(paymentMaxEur, COUNTRY_MAX_EUR[countryCode ?? '']),
    ...[dayMaxEur, OPERATIONS[type], dayOf(now), paymentMinEur, debit],
  ]);
  if (price) return price;
  const own = await tx.query('SELECT FROM account WHERE id = $1 AND customer_id = $2', [fromAccountId, customerId]);
  return { reason: own.length > 0 ? 'unknownCurrency' : 'noAccess' };
}

interface Limits {
  currencyCode: string;
  limits: { type: BankTransferType; minimum: string; maximum: string; leftToday: string }[];
}

/** The limits of kinds of payment from an account towards a country, in the account's currency; undefined for another's account. */
export async function limitsOf(
  context: CallContext,
  { fromAccountId, countryCode = '' }: Omit<Destination, 'currencyCode'>,
  schemes: readonly Scheme[],
): Promise<Limits | undefined> {
  const asked = schemes.map(({ type, paymentMinEur, paymentMaxEur, dayMaxEur }) => ({
    ...{ type, kind: OPERATIONS[type], min: paymentMinEur, day: dayMaxEur },
    max: lesser(paymentMaxEur, COUNTRY_MAX_EUR[countryCode]),
  }));
  const [limits] = await context.db.query<Limits>(
    `SELECT c.code AS "currencyCode",
       (SELECT coalesce(jsonb_agg(jsonb_build_object('type', d.type,
          'minimum', money_text(greatest(c.transfer_min, up_to(d.min / c.eur_value, c.decimals))),
          'maximum', money_text(least(c.transfer_max, trunc(d.max / c.eur_value, c.decimals))),
          'leftToday', money_text(greatest(0, trunc((d.day - sent_eur($2, d.kind, $4)) / c.eur_value, c.decimals))))), '[]')
         FROM jsonb_to_recordset($3) AS d (type text, kind text, min numeric, max numeric, day numeric)) AS limits
     FROM account a JOIN currency c ON c.code = a.currency WHERE a.id = $1 AND a.customer_id = $2`,
    [fromAccountId, callerOf(context).customerId, JSON.stringify(asked), dayOf(context.clock.now())],
  );
  return limits;
}

/** Orders of one customer that count towards one limit follow one another. */
export const lockLimits = (tx: Tx, customerId: number) =>
  tx.query('SELECT pg_advisory_xact_lock(7206006, $1)', [customerId]);
