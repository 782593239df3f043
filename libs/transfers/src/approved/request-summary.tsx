import { AmountText, useRepeatWords, useSignedFacts } from '@bank/kit';
import { isolated, Text, useFormat, useText, type MessageId } from '@bank/i18n';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';
import { SummaryList } from '@bank/ui';
import { Fragment } from 'react';
import { SIGNED_WORDS } from '../flow/signed-words';
import { totalsOf } from './approved-rules';
import { BatchRows } from './batch-rows';

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
  const repeating = requests.filter((request) => Boolean(request.summary.subscription)).length;
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
                  name: <strong key="name">{isolated(summary.payee.name)}</strong>,
                  fee: <AmountText key="fee" amount={summary.fee} currency={summary.debitCurrencyCode} always />,
                  creator: createdBy.name,
                }
              : { count: requests.length, total: <span key="total">{totals}</span> }
          }
        />
      </p>
      {!isOne && repeating > 0 && (
        <p className="bg-accent-soft px-3 py-2 text-sm">
          <Text id="transfers.approved.manyRepeat" values={{ count: repeating }} />
        </p>
      )}
      {isOne ? <OneRequest request={first} /> : <ManyRequests requests={requests} />}
    </div>
  );
}

function OneRequest({ request }: { request: TransactionRequest }) {
  const t = useText();
  const format = useFormat();
  const { summary, createdBy, createdAt, fromAccountName, transactionType } = request;
  const { batchId } = summary;
  return (
    <>
      <SummaryList
        items={[
          ...useSignedFacts({ summary, fromAccount: fromAccountName, words: SIGNED_WORDS }),
          {
            id: 'by',
            label: t('transfers.approved.madeBy'),
            value: `${isolated(createdBy.name)}, ${format.date(createdAt, 'dayTime')}`,
          },
        ]}
      />
      {batchId !== undefined && <BatchRows batchId={batchId} isOfLinks={transactionType === 'GlobalPayment'} />}
    </>
  );
}

function ManyRequests({ requests }: Pick<RequestSummaryProps, 'requests'>) {
  return (
    <ul className="rows">
      {requests.map((request) => (
        <OneOfMany key={request.transactionId} request={request} />
      ))}
    </ul>
  );
}

/** One request among several, with every fact of it (R0.22). */
function OneOfMany({
  request: { summary, createdBy, fromAccountName, transactionType },
}: {
  request: TransactionRequest;
}) {
  const t = useText();
  const repeats = useRepeatWords();
  const facts = useSignedFacts({ summary, fromAccount: fromAccountName, words: SIGNED_WORDS });
  const { payee, amount, currencyCode, subscription, batchId } = summary;
  return (
    <li className="grid gap-2 py-3">
      <p className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <span className="block font-semibold">{isolated(payee.name)}</span>
          <span className="text-muted block text-sm">
            {isolated(t('transfers.approved.by', { creator: createdBy.name }))}
          </span>
          {subscription && <span className="block text-sm font-semibold">{repeats(subscription)}</span>}
        </span>
        <AmountText amount={amount} currency={currencyCode} always />
      </p>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {facts.map(({ id, label, value }) => (
          <div key={id} className="flex gap-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {batchId !== undefined && <BatchRows batchId={batchId} isOfLinks={transactionType === 'GlobalPayment'} />}
    </li>
  );
}
