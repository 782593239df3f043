import type { ApiFailure } from '@bank/api-client';
import { AmountText, FailureNote } from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { Button, Dialog, SummaryList } from '@bank/ui';
import type { P2pOrder } from './p2p-order';

interface ReviewSheetProps {
  order: P2pOrder;
  account: Account;
  /** Access level 3: another user approves what is sent (R2.1.2). */
  isForApproval: boolean;
  isPending: boolean;
  failure: ApiFailure | null;
  onSend(): void;
  onEdit(): void;
}

/** The last look before money moves: one sentence, large numbers, then the details. */
export function ReviewSheet({ order, account, isForApproval, isPending, failure, onSend, onEdit }: ReviewSheetProps) {
  const t = useText();
  const format = useFormat();
  const { quote, payeeName, input } = order;
  const isExchanged = quote.debitCurrencyCode !== input.currency;
  return (
    <Dialog
      isOpen
      onClose={onEdit}
      isDismissable={!isPending}
      size="sheet"
      title={t('transfers.review.title')}
      closeLabel={t('transfers.review.close')}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onEdit}>
            <Text id="transfers.review.edit" />
          </Button>
          <Button pending={isPending} pendingLabel={t('transfers.review.sending')} onClick={onSend}>
            <Text id="transfers.review.send" />
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="tablet:text-xl text-lg leading-relaxed text-balance">
          <Text
            id={isExchanged ? 'transfers.review.sentenceExchanged' : 'transfers.review.sentence'}
            values={{
              amount: <AmountText key="amount" amount={input.amount} currency={input.currency} size="large" always />,
              name: <strong key="name">{payeeName}</strong>,
              fee: <AmountText key="fee" amount={quote.fee} currency={quote.debitCurrencyCode} always />,
              total: <AmountText key="total" amount={quote.total} currency={quote.debitCurrencyCode} always />,
            }}
          />
        </p>
        {isForApproval && (
          <p className="text-muted">
            <Text id="transfers.review.forApproval" />
          </p>
        )}
        <SummaryList
          items={[
            { id: 'to', label: t('transfers.review.to'), value: input.toEmail },
            { id: 'from', label: t('transfers.review.from'), value: account.name },
            ...(isExchanged
              ? [
                  {
                    id: 'rate',
                    label: t('transfers.p2p.rate'),
                    value: t('transfers.p2p.rateValue', {
                      one: format.amount('1', quote.debitCurrencyCode),
                      other: format.amount(quote.exchangeRate, input.currency),
                    }),
                  },
                ]
              : []),
            {
              id: 'fee',
              label: t('transfers.p2p.fee'),
              value: <AmountText amount={quote.fee} currency={quote.debitCurrencyCode} always />,
            },
            ...(input.note ? [{ id: 'note', label: t('transfers.p2p.note'), value: input.note }] : []),
            {
              id: 'total',
              label: t('transfers.p2p.total'),
              value: <AmountText amount={quote.total} currency={quote.debitCurrencyCode} always />,
              strong: true,
            },
          ]}
        />
        <FailureNote failure={failure} money />
      </div>
    </Dialog>
  );
}
