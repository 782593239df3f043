import type { ApiFailure } from '@bank/api-client';
import { useDebounced } from '@bank/kit';
import type { PaymentQuote } from '@bank/protocol/payment';
import { keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isShort } from '../transfer-rules';

/** Typing stops for so long before the bank is asked for a price, in ms. */
export const QUOTE_AFTER_MS = 300;

export interface LiveQuote<Answer extends PaymentQuote = PaymentQuote> {
  /** The last answer, also while the next is on its way, so that the figures do not jump. */
  quote: Answer | undefined;
  /** The figures belong to what is typed now. */
  isCurrent: boolean;
  /** The key for which the bank quoted more than is available; null when it did not. */
  shortFor: string | null;
  /** The bank does not price what is typed now: the key it was asked for, and why; null when it does. */
  refused: { key: string; failure: ApiFailure } | null;
  /** Asks for the price of the moment. */
  renew(): Promise<void>;
}

/**
 * Fee, rate and total for what is typed, as the bank computes them, before anything is sent.
 * @param key all that the quote depends on, as one text
 * @param isAskable whether there is enough to ask the bank about
 */
export function useLiveQuote<Answer extends PaymentQuote, Key extends QueryKey>(
  key: string,
  isAskable: boolean,
  asking: UseQueryOptions<Answer, ApiFailure, Answer, Key>,
): LiveQuote<Answer> {
  const isSettled = useDebounced(key, QUOTE_AFTER_MS) === key;
  const isAsked = isAskable && isSettled;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...asking,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const refused = useMemo(() => (isAsked && error ? { key, failure: error } : null), [isAsked, error, key]);
  const isCurrent = isAsked && data !== undefined && !isPlaceholderData;
  return {
    quote: isAskable ? data : undefined,
    isCurrent,
    refused,
    renew: async () => void (await refetch()),
    shortFor: isCurrent && isShort(data.total, data.available) ? key : null,
  };
}
