import { query } from '@bank/api-client';
import { isAmount } from '@bank/money';
import { p2pTransferFee } from '@bank/protocol/transfers';
import { type LiveQuote, useLiveQuote } from '../flow/use-live-quote';
import { canQuote } from '../transfer-rules';
import { moneyKey, type P2pValues } from './p2p-values';

type Asked = Pick<P2pValues, 'accountId' | 'amount' | 'currency'>;

/** What the bank is asked for these values. */
export function quoteQuery({ accountId, amount, currency }: Asked) {
  return query(p2pTransferFee, { accountId: Number(accountId), amount, currency }, { lazy: true });
}

/** Fee, rate and total for what is typed, once it can be quoted (R2.5.3). */
export function useQuote(values: P2pValues): LiveQuote {
  const { accountId, amount } = values;
  const isAskable = isAmount(amount) && canQuote(accountId === '' ? undefined : Number(accountId), amount);
  return useLiveQuote(moneyKey(values), isAskable, quoteQuery(values));
}
