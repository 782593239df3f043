import type { p2pTransferFee } from '@bank/protocol/transfers';
import { ledgerRefusal, refusal } from '../../ledger/refusal';
import type { RefusedReason } from '../../ledger/refusal';
import { callerOf } from '../../platform/handler';
import type { CallContext, Handler } from '../../platform/handler';
import { TARGET } from './external/business-days';
import { withHeldPrice } from './held-price/hold';
import { couponOf } from './p2p-coupon';
import { sendDateOf } from './recurring/send-date';

interface Quote {
  debit: string;
  fee: string;
  total: string;
  currency: string;
  rate: string;
  available: string;
  discount: string;
  couponRefused: RefusedReason | { overdue: true } | null;
}

const QUOTE = `
  SELECT money_text(q.debit) AS debit, money_text(x.fee - x.off) AS fee, money_text(q.debit + x.fee - x.off) AS total,
    f.code AS currency, trim_scale(r.rate)::text AS rate, money_text(a.balance - a.held - a.minimum) AS available,
    money_text(x.off) AS discount, coupon_refusal(a.customer_id, $5, f.code, $6) AS "couponRefused"
  FROM account a JOIN currency f ON f.code = a.currency JOIN currency t ON t.code = $4,
    LATERAL (SELECT CASE WHEN f.code = t.code THEN 1 ELSE fx_rate(f.eur_value, t.eur_value) END AS rate) r,
    LATERAL (SELECT up_to(fx_cost($3::numeric, r.rate), f.decimals) AS debit) q,
    LATERAL (SELECT p2p_fee(f, q.debit) AS fee, coupon_off($5, p2p_fee(f, q.debit), f.decimals) AS off) x
  WHERE a.id = $1 AND a.customer_id = $2`;

/** What a P2P payment would cost now, with its coupon. */
export const quoteP2p: Handler<typeof p2pTransferFee> = async (input, context) => {
  const { accountId, amount, currency, hold, sendOn } = input;
  const { db, clock, lang } = context;
  const coupon = couponOf(input);
  const [quote] = await db.prepared<Quote>('p2p-quote', QUOTE, [
    ...[accountId, callerOf(context).customerId, amount, currency, coupon],
    new Date(clock.now()).toISOString(),
  ]);
  if (!quote) throw refusal(context, await whyNoQuote(accountId, context));
  if (!(Number(amount) > 0)) throw refusal(context, { reason: 'invalidAmount' });
  const { couponRefused } = quote;
  // A coupon whose payment is overdue is free once that has expired.
  if (couponRefused && 'reason' in couponRefused) throw ledgerRefusal(lang, couponRefused);
  const date = sendDateOf(sendOn, clock.now(), TARGET);
  if ('reason' in date) throw refusal(context, date);
  const price = {
    fee: quote.fee,
    debitAmount: quote.debit,
    total: quote.total,
    debitCurrencyCode: quote.currency,
    exchangeRate: quote.rate,
    available: quote.available,
    ...(coupon === null ? {} : { discount: quote.discount }),
    ...date,
  };
  const of = { kind: 'P2P', fromAccountId: accountId, toAccountId: null, amount, currencyCode: currency } as const;
  return withHeldPrice(price, hold, { ...of, coupon }, context);
};

async function whyNoQuote(
  accountId: number,
  context: CallContext,
): Promise<RefusedReason<'unknownCurrency' | 'noAccess'>> {
  const own = await context.db.query<object>('SELECT FROM account WHERE id = $1 AND customer_id = $2', [
    accountId,
    callerOf(context).customerId,
  ]);
  return { reason: own.length > 0 ? 'unknownCurrency' : 'noAccess' };
}
