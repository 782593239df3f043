import type { p2pTransferFee } from '@bank/protocol/transfers';
import { ledgerRefusal, refusal } from '../../ledger/refusal';
import type { RefusedReason } from '../../ledger/refusal';
import { callerOf } from '../../platform/handler';
import type { CallContext, Handler } from '../../platform/handler';
import { TARGET } from './external/business-days';
import { givenOf, givenValues, quoteRefusalOf } from './amount-refusal';
import { withHeldPrice } from './held-price/hold';
import { couponOf } from './p2p-coupon';
import { approvalOf } from './quote-approval';
import { sendDateOf } from './recurring/send-date';

interface Quote {
  amount: string;
  debit: string;
  fee: string;
  total: string;
  currency: string;
  rate: string;
  minimum: string;
  maximum: string;
  isTooFine: boolean;
  /** What of the debit that was given stays. */
  undebited: string;
  available: string;
  discount: string;
  couponRefused: RefusedReason | { overdue: true } | null;
}

const QUOTE = `
  SELECT money_text(g.amount) AS amount, money_text(x.debit) AS debit, money_text(x.fee - x.discount) AS fee, money_text(l.total) AS total,
    f.code AS currency, trim_scale(x.rate)::text AS rate, money_text(a.balance - a.held - a.minimum) AS available,
    money_text(x.discount) AS discount, money_text(t.transfer_min) AS minimum, money_text(t.transfer_max) AS maximum,
    CASE WHEN $7::numeric IS NULL THEN scale(trim_scale($3::numeric)) > t.decimals
      ELSE scale(trim_scale($7::numeric)) > f.decimals END AS "isTooFine",
    money_text(coalesce($7::numeric - l.total, 0)) AS undebited, coupon_refusal(a.customer_id, $5, f.code, $6) AS "couponRefused"
  FROM account a JOIN currency f ON f.code = a.currency JOIN currency t ON t.code = $4,
    LATERAL (SELECT coalesce(p2p_most_for(f, t, $7::numeric, $5), $3::numeric) AS amount) g,
    LATERAL p2p_price(f, t, g.amount, $5) x,
    LATERAL (SELECT x.debit + x.fee - x.discount AS total) l
  WHERE a.id = $1 AND a.customer_id = $2`;

/** What a P2P payment would cost now, with its coupon. */
export const quoteP2p: Handler<typeof p2pTransferFee> = async (input, context) => {
  const { accountId, currency, hold, sendOn } = input;
  const { db, clock, lang } = context;
  const coupon = couponOf(input);
  const given = givenOf(input.amount, input.debit);
  const [typed, debit] = givenValues(given);
  const [quote] = await db.prepared<Quote>('p2p-quote', QUOTE, [
    ...[accountId, callerOf(context).customerId, typed, currency, coupon],
    new Date(clock.now()).toISOString(),
    debit,
  ]);
  if (!quote) throw refusal(context, await whyNoQuote(accountId, context));
  const refused = quoteRefusalOf(quote, given, currency);
  if (refused) throw refusal(context, refused);
  const { couponRefused } = quote;
  // A coupon whose payment is overdue is free once that has expired.
  if (couponRefused && 'reason' in couponRefused) throw ledgerRefusal(lang, couponRefused);
  const date = sendDateOf(sendOn, clock.now(), TARGET);
  if ('reason' in date) throw refusal(context, date);
  const { amount, undebited: stays } = quote;
  const price = {
    amount,
    currencyCode: currency,
    stays,
    fee: quote.fee,
    debitAmount: quote.debit,
    total: quote.total,
    debitCurrencyCode: quote.currency,
    exchangeRate: quote.rate,
    available: quote.available,
    ...(coupon === null ? {} : { discount: quote.discount }),
    ...date,
    arrivesAt: date.leavesAt ?? new Date(clock.now()).toISOString(),
  };
  const of = { kind: 'P2P', fromAccountId: accountId, toAccountId: null, amount, currencyCode: currency } as const;
  const approval = await approvalOf(price, context);
  return withHeldPrice({ ...price, approval }, hold, { ...of, coupon }, context);
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
