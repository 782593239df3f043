import type { Account } from '@bank/protocol/accounts';
import type { QuoteByEither } from '@bank/protocol/payment';
import { useMemo } from 'react';
import { rightAmount } from './amount-error';
import { quoteFor, type SentAmounts, sentSideOf, type SideFacts } from './send-side';
import { useAmountFacts } from './use-amount-facts';
import type { LiveQuote } from './use-live-quote';

interface SentSides {
  facts: SideFacts;
  /** Nothing is wrong with the given amount by itself. */
  isRight: boolean;
  /** What the payee gets by this quote; '' while that is not known. */
  arrivesBy(live: LiveQuote<QuoteByEither>): string;
}

/**
 * Both amounts of a payment to others, as far as they are known without the bank (R0.112).
 * @param account the one that pays
 * @param currency what the payee receives
 */
export function useSentSides(values: SentAmounts, account: Account | undefined, currency: string): SentSides {
  const debit = useAmountFacts(account?.currencyCode ?? '');
  const amount = useAmountFacts(currency);
  const facts = useMemo(() => ({ debit, amount }), [debit, amount]);
  const side = sentSideOf(values);
  const right = rightAmount(values[side], facts[side]);
  return {
    facts,
    isRight: right !== '',
    arrivesBy: (live) => (side === 'amount' ? right : (quoteFor(live, facts)?.amount ?? '')),
  };
}
