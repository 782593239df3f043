import type { OperationType } from '@bank/protocol/history';
import type { PaymentQuote } from '@bank/protocol/payment';
import type { Tx } from '../../../platform/db';
import type { CallContext } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';

/** How long a rate is held, by the bank's clock. */
const HELD_MS = 60_000;

/** What a held price is for. Another payment does not get it. */
interface HeldFor {
  kind: OperationType;
  fromAccountId: number;
  /** Where the fee depends on it: the own account that receives; null elsewhere. */
  toAccountId: number | null;
  amount: string;
  currencyCode: string;
  /** The coupon that the fee is less by; absent for none. */
  coupon?: string | null;
  /** What the customer said may leave, where that was given in place of the amount (R0.94). */
  askedDebit?: string | null;
}

/**
 * Holds the price of a payment that exchanges (R2.4.65): the same customer can order exactly this within a minute, once, whatever the
 * rate does meanwhile. A payment in the account's own currency has no rate to hold.
 * @param isWanted the price is for the review and not for what is still typed
 */
export async function withHeldPrice<Quote extends PaymentQuote>(
  quote: Quote,
  isWanted: boolean | undefined,
  { kind, fromAccountId, toAccountId, amount, currencyCode, coupon = null, askedDebit = null }: HeldFor,
  context: CallContext,
): Promise<Quote & Pick<PaymentQuote, 'quoteId' | 'heldUntil'>> {
  if (isWanted !== true || quote.debitCurrencyCode === currencyCode) return quote;
  const { clock, ids, db } = context;
  const quoteId = ids.next();
  const nowMs = clock.now();
  const until = new Date(nowMs + HELD_MS);
  await db.query(
    // An open review holds a price every minute: those that nobody took go with the next one.
    `WITH over AS (DELETE FROM payment_quote WHERE customer_id = $2 AND payment_id IS NULL AND expires_at < $12)
     INSERT INTO payment_quote (id, customer_id, kind, from_account, to_account, amount, currency, debit, fee, rate, expires_at, coupon, asked_debit)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $13, $14)`,
    [
      quoteId,
      callerOf(context).customerId,
      ...[kind, fromAccountId, toAccountId, amount, currencyCode],
      ...[quote.debitAmount, quote.fee, quote.exchangeRate, until],
      new Date(nowMs),
      coupon,
      askedDebit,
    ],
  );
  return { ...quote, quoteId, heldUntil: until.toISOString() };
}

/** The amount that a held price named for what may leave; null where none is held for that. */
export async function amountHeldFor(
  tx: Tx,
  quoteId: string,
  customerId: number,
  debit: string,
): Promise<string | null> {
  const [found] = await tx.query<{ amount: string }>(
    'SELECT money_text(amount) AS amount FROM payment_quote WHERE id = $1 AND customer_id = $2 AND asked_debit = $3',
    [quoteId, customerId, debit],
  );
  return found?.amount ?? null;
}
