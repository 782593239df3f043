import { useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import type { QuoteByEither } from '@bank/protocol/payment';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Available } from './available';
import { RateLine } from './rate-line';
import { quoteFor, type SentAmounts, type SentSide, sentSideOf, type SideFacts } from './send-side';
import { SideField } from './sides';
import type { LiveQuote } from './use-live-quote';

interface SendSidesProps {
  values: SentAmounts;
  /** The account that pays; what it has stands beside the label. */
  account: Account | undefined;
  facts: SideFacts;
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
  const quote = quoteFor(live, facts);
  const isPending = isAskable && !live.isCurrent && live.refused === null;
  const both = { given: sentSideOf(values), quote, isPending };
  return (
    <div className="send-sides">
      <SideField
        {...both}
        {...{ name: 'debit', other: 'amount', id: ids.debit, facts: facts.debit }}
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
        {...both}
        {...{ name: 'amount', other: 'debit', id: ids.amount, facts: facts.amount }}
        label={t(isOwn ? 'transfers.account.youGet' : 'transfers.flow.payeeGets')}
        unit={unit}
        description={description}
      />
    </div>
  );
}
