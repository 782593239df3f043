import type { ApiFailure } from '@bank/api-client';
import { AmountText, FailureNote, payeeDetail } from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import type { PaymentSummary } from '@bank/protocol/transfers';
import { Button, Dialog, SummaryList } from '@bank/ui';
import type { PaymentWords } from './payment-kind';

interface ReviewSheetProps {
  summary: PaymentSummary;
  words: PaymentWords;
  /** The name of the account that it leaves. */
  fromAccount: string;
  /** Access level 3: another user approves what is sent (R2.1.2). */
  isForApproval: boolean;
  isPending: boolean;
  failure: ApiFailure | null;
  onSend(): void;
  onEdit(): void;
}

/** The last look before money moves: one sentence, large numbers, then the details. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { summary, words, fromAccount, isForApproval, isPending, failure, onSend, onEdit } = props;
  const t = useText();
  const format = useFormat();
  const { payee, amount, currencyCode, fee, total, debitCurrencyCode, exchangeRate, note } = summary;
  const isExchanged = debitCurrencyCode !== currencyCode;
  return (
    <Dialog
      isOpen
      onClose={onEdit}
      isDismissable={!isPending}
      size="sheet"
      title={t('transfers.review.title')}
      closeLabel={t('kit.close')}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onEdit}>
            <Text id="transfers.review.edit" />
          </Button>
          <Button pending={isPending} pendingLabel={t('kit.sending')} onClick={onSend}>
            <Text id={isForApproval ? 'transfers.review.sendForApproval' : 'transfers.review.send'} />
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="tablet:text-xl text-lg leading-relaxed text-balance">
          <Text
            id={isExchanged ? words.sentenceExchanged : words.sentence}
            values={{
              amount: <AmountText key="amount" amount={amount} currency={currencyCode} size="large" always />,
              name: <strong key="name">{payee.name}</strong>,
              fee: <AmountText key="fee" amount={fee} currency={debitCurrencyCode} always />,
              total: <AmountText key="total" amount={total} currency={debitCurrencyCode} always />,
            }}
          />
        </p>
        <p className="text-muted">
          <Text id={isForApproval ? 'transfers.review.forApproval' : words.arrival} />
        </p>
        <SummaryList
          items={[
            { id: 'to', label: t('kit.to'), value: payeeDetail(payee) },
            { id: 'from', label: t('transfers.review.from'), value: fromAccount },
            ...(isExchanged
              ? [
                  {
                    id: 'rate',
                    label: t('transfers.p2p.rate'),
                    value: t('transfers.p2p.rateValue', {
                      one: format.amount('1', debitCurrencyCode),
                      other: format.amount(exchangeRate, currencyCode),
                    }),
                  },
                ]
              : []),
            {
              id: 'fee',
              label: t('kit.fee'),
              value: <AmountText amount={fee} currency={debitCurrencyCode} always />,
            },
            ...(note ? [{ id: 'note', label: t('transfers.p2p.note'), value: note }] : []),
            {
              id: 'total',
              label: t('transfers.p2p.total'),
              value: <AmountText amount={total} currency={debitCurrencyCode} always />,
              strong: true,
            },
          ]}
        />
        <FailureNote failure={failure} money />
      </div>
    </Dialog>
  );
}
