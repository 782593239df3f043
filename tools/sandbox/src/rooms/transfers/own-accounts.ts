import { compare, isPositive } from '@bank/money';
import type { Parsed } from '@bank/protocol';
import type {
  accountTransfer,
  accountTransferFee,
  accountTransferLimits,
  accountTransferMaxAmount,
} from '@bank/protocol/transfers-account';
import { refusal } from '../../ledger/refusal';
import type { RefusedReason } from '../../ledger/refusal';
import type { Tx } from '../../platform/db';
import type { CallContext, Handler } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { orderPayment } from './order';
import type { PaymentDraft, PaymentKind } from './order';

/** The share of the debit that it costs to move money into an account, by its type: loading a prepayment account costs half a percent. */
const FEE_RATES: Readonly<Record<number, string>> = { 4001: '0.005' };

/**
 * Two accounts of the caller's, and what an amount costs between them. isTooFine: it has more decimals than its currency; most: what can
 * be moved now, fee included.
 */
type Way = Record<
  'fromName' | 'toName' | 'debitCurrency' | 'currency' | 'minimum' | 'maximum' | 'rate' | 'amount',
  string
> &
  Record<'debit' | 'fee' | 'total' | 'available' | 'most', string> &
  Record<'isClosed' | 'isForbidden' | 'isTooFine', boolean>;

const WAY = `
  SELECT f.name AS "fromName", t.name AS "toName", f.currency AS "debitCurrency", t.currency,
    f.type = 11 OR f.status <> 2 OR t.type = 11 OR t.status <> 2 AS "isClosed",
    c.limited OR c.need_kyc OR NOT 'own.betweenAccounts' = ANY (c.permissions) AS "isForbidden",
    money_text(tc.transfer_min) AS minimum, money_text(tc.transfer_max) AS maximum, trim_scale(r.rate)::text AS rate,
    money_text($4::numeric) AS amount, scale(trim_scale($4::numeric)) > tc.decimals AS "isTooFine",
    money_text(p.debit) AS debit, money_text(q.fee) AS fee, money_text(p.debit + q.fee) AS total, money_text(b.free) AS available,
    money_text(greatest(0, least(tc.transfer_max, trunc((b.free - r.margin) / (1 + r.share) * r.rate, tc.decimals)))) AS most
  FROM account f
  JOIN account t ON t.id = $2 AND t.customer_id = f.customer_id
  JOIN customer c ON c.id = f.customer_id
  JOIN currency fc ON fc.code = f.currency
  JOIN currency tc ON tc.code = t.currency,
    LATERAL (SELECT f.balance - f.held - f.minimum AS free) b,
    LATERAL (SELECT CASE WHEN fc.code = tc.code THEN 1 ELSE fx_rate(fc.eur_value, tc.eur_value) END AS rate,
      coalesce(($5::jsonb ->> t.type::text)::numeric, 0) AS share,
      -- What rounding the debit and the fee up may cost more.
      CASE WHEN fc.code = tc.code AND NOT $5::jsonb ? t.type::text THEN 0 ELSE 3 * power(10::numeric, -fc.decimals) END AS margin) r,
    LATERAL (SELECT up_to(fx_cost($4::numeric, r.rate), fc.decimals) AS debit) p,
    LATERAL (SELECT up_to(p.debit * r.share, fc.decimals) AS fee) q
  WHERE f.id = $1 AND f.customer_id = $3`;

async function wayBetween(tx: Tx, context: CallContext, from: number, to: number, amount = '0') {
  const values = [from, to, callerOf(context).customerId, amount, FEE_RATES];
  return (await tx.prepared<Way>('own-accounts', WAY, values))[0];
}

/** What is in the way of a transfer, the first thing first. */
const RULES: readonly ((way: Way) => RefusedReason | false)[] = [
  ({ isClosed }) => isClosed && { reason: 'accountClosed' },
  ({ isForbidden }) => isForbidden && { reason: 'notPermitted' },
  ({ amount, isTooFine }) => (!isPositive(amount) || isTooFine) && { reason: 'invalidAmount' },
  ({ amount, minimum, currency }) =>
    compare(amount, minimum) < 0 && { reason: 'amountTooSmall', amount: minimum, currency },
  ({ amount, maximum, currency }) =>
    compare(amount, maximum) > 0 && { reason: 'amountTooLarge', amount: maximum, currency },
];

const ownAccounts: PaymentKind<Parsed<typeof accountTransfer>> = {
  method: 'accountTransfer',
  fieldOf: { amount: 'toAmount' },
  async draft(tx, { fromAccount, toAccount, toAmount }, context): Promise<PaymentDraft | RefusedReason> {
    if (fromAccount === toAccount) return { reason: 'sameAccount' };
    const way = await wayBetween(tx, context, fromAccount, toAccount, toAmount);
    if (!way) return { reason: 'noAccess' };
    for (const rule of RULES) {
      const refused = rule(way);
      if (refused) return refused;
    }
    return {
      kind: 'OwnTransfer',
      rail: 'book',
      permission: 'own.betweenAccounts',
      from_account: fromAccount,
      to_account: toAccount,
      payee: { kind: 'ownAccount', name: way.toName, accountId: toAccount },
      payee_customer: callerOf(context).customerId,
      debit: way.debit,
      debit_currency: way.debitCurrency,
      amount: way.amount,
      currency: way.currency,
      fee: way.fee,
      rate: way.rate,
      note: '',
      payer_name: way.fromName,
    };
  },
};

export const transferBetween: Handler<typeof accountTransfer> = (input, context) =>
  orderPayment(ownAccounts, input, context);

export const quoteBetween: Handler<typeof accountTransferFee> = async (input, context) => {
  const way = await wayBetween(context.db, context, input.fromAccountId, input.toAccountId, input.amount);
  if (!way) throw refusal(context, { reason: 'noAccess' });
  if (!isPositive(way.amount)) throw refusal(context, { reason: 'invalidAmount' });
  const { fee, debit: debitAmount, total, debitCurrency: debitCurrencyCode, rate: exchangeRate, available } = way;
  return { fee, debitAmount, total, debitCurrencyCode, exchangeRate, available };
};

export const mostBetween: Handler<typeof accountTransferMaxAmount> = async (input, context) => {
  const way = await wayBetween(context.db, context, input.fromAccountId, input.toAccountId);
  if (!way) throw refusal(context, { reason: 'noAccess' });
  return { maxAmount: way.most, currencyCode: way.currency };
};

export const limitsBetween: Handler<typeof accountTransferLimits> = async (input, context) => {
  const way = await wayBetween(context.db, context, input.fromAccountId, input.toAccountId);
  if (!way) throw refusal(context, { reason: 'noAccess' });
  return { minimum: way.minimum, maximum: way.maximum, currencyCode: way.currency };
};
