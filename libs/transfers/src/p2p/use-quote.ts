import { query } from '@bank/api-client';
import type { QuoteByEither } from '@bank/protocol/payment';
import { p2pTransferFee } from '@bank/protocol/transfers';
import { repeatOf } from '../flow/repeat';
import { givenOf, sentSideOf } from '../flow/send-side';
import { type LiveQuote, useLiveQuote } from '../flow/use-live-quote';
import { canQuote } from '../transfer-rules';
import { couponInput, moneyKey, type P2pValues } from './p2p-values';

/** What the bank is asked for these values. */
export function quoteQuery(values: P2pValues) {
  const { accountId, currency } = values;
  const { sendOn } = repeatOf(values).input;
  const input = { accountId: Number(accountId), ...givenOf(values), currency, sendOn, ...couponInput(values) };
  return query(p2pTransferFee, input, { lazy: true });
}

/** Fee, rate and total for what is typed, once it can be quoted (R2.5.3). @param isRight nothing is wrong with the amount by itself */
export function useQuote(values: P2pValues, isRight: boolean): LiveQuote<QuoteByEither> {
  const { accountId } = values;
  const typed = values[sentSideOf(values)];
  const isAskable = isRight && canQuote(accountId === '' ? undefined : Number(accountId), typed);
  return useLiveQuote(moneyKey(values), isAskable, quoteQuery(values));
}
