import type { QuoteByEither } from '@bank/protocol/payment';
import { type AmountError, type AmountFacts, amountErrorOf } from './amount-error';
import type { LiveQuote } from './use-live-quote';

/** Both amounts of a payment to others, as typed: at most one of them. */
export interface SentAmounts {
  /** What the payee gets; empty where what leaves is given, since the bank computes the other one (R0.112). */
  amount: string;
  /** What leaves the account, fee included. */
  debit: string;
}

export type SentSide = keyof SentAmounts;

/** What may be typed on either side. */
export type SideFacts = Readonly<Record<SentSide, AmountFacts>>;

/** The amount that the user gives; what arrives while there is none. */
export const sentSideOf = ({ debit }: SentAmounts): SentSide => (debit === '' ? 'amount' : 'debit');

/** The given amount as the bank's quotes take it. */
export const givenOf = (values: SentAmounts): Partial<SentAmounts> => {
  const side = sentSideOf(values);
  return { [side]: values[side] };
};

/** What is wrong with the given amount by itself; null when the bank can be asked for it. */
export function sentAmountError(values: SentAmounts, facts: SideFacts): AmountError | null {
  const side = sentSideOf(values);
  return amountErrorOf(values[side], facts[side]);
}

/** Of a quote for other currencies nothing can be told. */
export const quoteFor = (
  { quote }: Pick<LiveQuote<QuoteByEither>, 'quote'>,
  { debit, amount }: SideFacts,
): QuoteByEither | undefined =>
  quote?.debitCurrencyCode === debit.currency && quote.currencyCode === amount.currency ? quote : undefined;

/** What the payee gets: as it was typed, else as the bank computed it for what leaves. */
export const arriving = ({ amount }: SentAmounts, quoted: { amount: string }): string =>
  amount === '' ? quoted.amount : amount;
