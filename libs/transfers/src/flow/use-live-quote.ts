import type { ApiFailure } from '@bank/api-client';
import { useDebounced } from '@bank/kit';
import type { PaymentQuote } from '@bank/protocol/transfers';
import { keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { isShort } from '../transfer-rules';

const QUOTE_AFTER_MS = 300;

export interface LiveQuote {
  /** The last answer, also while the next is on its way, so that the figures do not jump. */
  quote: PaymentQuote | undefined;
  /** The figures belong to what is typed now. */
  isCurrent: boolean;
  /** The key for which the bank quoted more than is available; null when it did not. */
  shortFor: string | null;
}

/**
 * Fee, rate and total for what is typed, as the bank computes them, before anything is sent.
 * @param key all that the quote depends on, as one text
 * @param isAskable whether there is enough to ask the bank about
 */
export function useLiveQuote<Key extends QueryKey>(
  key: string,
  isAskable: boolean,
  asking: UseQueryOptions<PaymentQuote, ApiFailure, PaymentQuote, Key>,
): LiveQuote {
  const isSettled = useDebounced(key, QUOTE_AFTER_MS) === key;
  const isAsked = isAskable && isSettled;
  const { data, isPlaceholderData } = useQuery({ ...asking, enabled: isAsked, placeholderData: keepPreviousData });
  const isCurrent = isAsked && data !== undefined && !isPlaceholderData;
  return {
    quote: isAskable ? data : undefined,
    isCurrent,
    shortFor: isCurrent && isShort(data.total, data.available) ? key : null,
  };
}
