import { useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import type { QuoteByEither } from '@bank/protocol/transfers';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { AmountFacts } from './amount-error';
import { Available } from './available';
import { RateLine } from './rate-line';
import { type SentAmounts, type SentSide, sentSideOf } from './send-side';
import { SideField } from './sides';
import type { LiveQuote } from './use-live-quote';

interface SendSidesProps {
  values: SentAmounts;
  /** The account that pays; what it has stands beside the label. */
  account: Account | undefined;
  facts: Readonly<Record<SentSide, AmountFacts>>;
  /** By field, so that a refusal of the bank can put the focus where it belongs. */
  ids: Readonly<Record<SentSide, string>>;
  live: LiveQuote<QuoteByEither>;
  /** There is enough to ask the bank about. */
  isAskable: boolean;
  /** It goes to an account of the customer's own. */
  isOwn?: boolean;
  /** What stands in the field of what arrives in place of its currency. */
  unit?: ReactNode;
  /** Below what arrives. */
  description?: ReactNode;
}

/** What leaves above what arrives, with the rate between them. Either is typed; the other one is the bank's (R0.112). */
export function SendSides(props: SendSidesProps) {
  const { values, account, facts, ids, live, isAskable, isOwn = false, unit, description } = props;
  const t = useText();
  const given = sentSideOf(values);
  const quote = quoteFor(live, facts);
  const isPending = isAskable && !live.isCurrent && live.refused === null;
  const side = (name: SentSide) => ({
    name,
    other: name === 'debit' ? 'amount' : 'debit',
    id: ids[name],
    facts: facts[name],
    computed: quote && name !== given ? quote[name === 'debit' ? 'total' : 'amount'] : '',
    isPending: isPending && name !== given,
  });
  return (
    <div className="send-sides">
      <SideField
        {...side('debit')}
        label={t('transfers.flow.youSend')}
        aside={account && <Available account={account} />}
      />
      {facts.debit.currency !== facts.amount.currency && (
        // The line is kept while the bank computes, so that nothing moves as the amount is typed.
        <div className={clsx('send-rate', !live.isCurrent && 'opacity-60')}>
          {quote && <RateLine quote={quote} currency={facts.amount.currency} />}
        </div>
      )}
      <SideField
        {...side('amount')}
        label={t(isOwn ? 'transfers.account.youGet' : 'transfers.flow.payeeGets')}
        unit={unit}
        description={description}
      />
    </div>
  );
}

/** Of a quote for other currencies nothing can be told. */
export function quoteFor(
  { quote }: Pick<LiveQuote<QuoteByEither>, 'quote'>,
  { debit, amount }: Readonly<Record<SentSide, AmountFacts>>,
): QuoteByEither | undefined {
  return quote?.debitCurrencyCode === debit.currency && quote.currencyCode === amount.currency ? quote : undefined;
}
