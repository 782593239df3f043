import { AmountText, payeeNote, payeeShown } from '@bank/kit';
import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';
import { SummaryList } from '@bank/ui';
import { Fragment } from 'react';
import { totalsOf } from './approved-rules';

interface RequestSummaryProps {
  requests: readonly TransactionRequest[];
  isDeclined: boolean;
}

const PLUS = ' + ';

const SENTENCES: Record<'one' | 'many', Record<'approve' | 'decline', MessageId>> = {
  one: { approve: 'transfers.approved.approveOne', decline: 'transfers.approved.declineOne' },
  many: { approve: 'transfers.approved.approveMany', decline: 'transfers.approved.declineMany' },
};

/** What is decided, as the bank stored it: one sentence with large numbers, then each of them (R0.22). */
export function RequestSummary({ requests, isDeclined }: RequestSummaryProps) {
  const [first, ...others] = requests;
  if (!first) return null;
  const isOne = others.length === 0;
  const sentence = SENTENCES[isOne ? 'one' : 'many'][isDeclined ? 'decline' : 'approve'];
  const totals = totalsOf(requests).map(({ currency, amount }, index) => (
    <Fragment key={currency}>
      {index > 0 && PLUS}
      <AmountText amount={amount} currency={currency} size="large" always />
    </Fragment>
  ));
  const { summary, createdBy } = first;
  return (
    <div className="grid gap-5">
      <p className="tablet:text-xl text-lg leading-relaxed text-balance">
        <Text
          id={sentence}
          values={
            isOne
              ? {
                  amount: (
                    <AmountText
                      key="amount"
                      amount={summary.amount}
                      currency={summary.currencyCode}
                      size="large"
                      always
                    />
                  ),
                  name: <strong key="name">{summary.payee.name}</strong>,
                  fee: <AmountText key="fee" amount={summary.fee} currency={summary.debitCurrencyCode} always />,
                  creator: createdBy.name,
                }
              : { count: requests.length, total: <span key="total">{totals}</span> }
          }
        />
      </p>
      {isOne ? <OneRequest request={first} /> : <ManyRequests requests={requests} />}
    </div>
  );
}

function OneRequest({ request: { summary, createdBy, createdAt, fromAccountName } }: { request: TransactionRequest }) {
  const t = useText();
  const format = useFormat();
  return (
    <SummaryList
      items={[
        { id: 'to', label: t('kit.to'), value: payeeShown(summary.payee) },
        { id: 'from', label: t('transfers.review.from'), value: fromAccountName },
        {
          id: 'by',
          label: t('transfers.approved.madeBy'),
          value: `${createdBy.name}, ${format.date(createdAt, 'dayTime')}`,
        },
        ...(summary.note ? [{ id: 'note', label: t('transfers.p2p.note'), value: summary.note }] : []),
        {
          id: 'fee',
          label: t('kit.fee'),
          value: <AmountText amount={summary.fee} currency={summary.debitCurrencyCode} always />,
        },
        {
          id: 'total',
          label: t('transfers.p2p.total'),
          value: <AmountText amount={summary.total} currency={summary.debitCurrencyCode} always />,
          strong: true,
        },
      ]}
    />
  );
}

function ManyRequests({ requests }: Pick<RequestSummaryProps, 'requests'>) {
  const t = useText();
  return (
    <SummaryList
      items={requests.map(({ transactionId, summary, createdBy }) => ({
        id: transactionId,
        label: (
          <>
            <span className="text-text block">{summary.payee.name}</span>
            <span className="block text-sm break-words">
              {[payeeNote(summary.payee), t('transfers.approved.by', { creator: createdBy.name })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        ),
        value: (
          <>
            <AmountText amount={summary.amount} currency={summary.currencyCode} always />
            <span className="text-muted block text-sm">
              <Text
                id="transfers.approved.fee"
                values={{ fee: <AmountText amount={summary.fee} currency={summary.debitCurrencyCode} always /> }}
              />
            </span>
          </>
        ),
      }))}
    />
  );
}
