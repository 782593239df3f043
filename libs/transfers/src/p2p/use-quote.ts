import { query } from '@bank/api-client';
import { useDebounced } from '@bank/kit';
import { isAmount } from '@bank/money';
import { type Output } from '@bank/protocol';
import { p2pTransferFee } from '@bank/protocol/transfers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { canQuote, isShort } from '../transfer-rules';
import { moneyKey, type P2pValues } from './p2p-values';

const QUOTE_AFTER_MS = 300;

export type Quote = Output<typeof p2pTransferFee>;

export interface LiveQuote {
  /** The last answer, also while the next is on its way, so that the figures do not jump. */
  quote: Quote | undefined;
  /** The figures belong to what is typed now. */
  isCurrent: boolean;
  /** What the bank quoted more than available for (see moneyKey); null when it did not. */
  shortFor: string | null;
}

type Asked = Pick<P2pValues, 'accountId' | 'amount' | 'currency'>;

/** Whether these values can be quoted at all (R2.5.3). */
export function isQuotable({ accountId, amount }: Asked): boolean {
  return isAmount(amount) && canQuote(accountId === '' ? undefined : Number(accountId), amount);
}

/** What the bank is asked for these values. */
export function quoteQuery({ accountId, amount, currency }: Asked) {
  return query(p2pTransferFee, { accountId: Number(accountId), amount, currency }, { lazy: true });
}

/** Fee, rate and total for what is typed, as the bank computes them, before anything is sent. */
export function useQuote(values: P2pValues): LiveQuote {
  const key = moneyKey(values);
  const askedKey = useDebounced(key, QUOTE_AFTER_MS);
  const [accountId = '', amount = '', currency = ''] = askedKey.split('|');
  const asked = { accountId, amount, currency };
  const isAsked = isQuotable(asked);
  const { data, isPlaceholderData } = useQuery({
    ...quoteQuery(asked),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isCurrent = isAsked && data !== undefined && !isPlaceholderData && askedKey === key;
  const quote = isQuotable(values) ? data : undefined;
  return { quote, isCurrent, shortFor: isCurrent && data && isShort(data.total, data.available) ? key : null };
}
