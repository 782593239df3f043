import { AmountText, payeeDetail, useNotifications } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import type { MessageId } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { CreatedPayment } from '@bank/protocol/transfers';
import { Button, buttonClass, Dialog, SummaryList } from '@bank/ui';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAutoClose } from './use-auto-close';

interface SuccessPopupProps {
  transfer: CreatedPayment;
  /** Approved by a code just now. */
  wasCoded: boolean;
  onAgain(): void;
  onClose(): void;
}

/** After an SMS confirm the popup closes by itself (R2.4.4, R2.9.5). */
const SMS_CLOSES_AFTER_MS = 3000;

/** What the popup says, by what became of the transfer (R2.4.1 to R2.4.3). */
const WORDS: Record<'posted' | 'created' | 'pending', { title: MessageId; body: MessageId; isFinal: boolean }> = {
  posted: { title: 'transfers.success.title', body: 'transfers.success.sentence', isFinal: true },
  created: { title: 'transfers.success.createdTitle', body: 'transfers.success.createdSentence', isFinal: false },
  pending: { title: 'transfers.success.pendingTitle', body: 'transfers.success.pendingSentence', isFinal: false },
};

/** It worked: says so in words, with the receipt, "again" and the way home. */
export function SuccessPopup({ transfer, wasCoded, onAgain, onClose }: SuccessPopupProps) {
  const t = useText();
  const keep = useNotifications((state) => state.keep);
  const { summary, trxid, status } = transfer;
  const words = WORDS[status === 'created' || status === 'pending' ? status : 'posted'];
  const closes = wasCoded && transfer.approveType === 'sms' ? SMS_CLOSES_AFTER_MS : null;
  const hold = useAutoClose(closes, onClose);
  const title = t(words.title);

  // What closes by itself stays readable in the notification centre (R0.26).
  useEffect(() => {
    keep({ severity: 'success', title, body: `${summary.payee.name} · ${trxid}` });
  }, [keep, title, summary.payee.name, trxid]);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="popup"
      title={title}
      closeLabel={t('transfers.review.close')}
      footer={
        <div className="contents" {...hold}>
          <Button variant="secondary" onClick={onAgain}>
            <Text id="transfers.success.again" />
          </Button>
          <Link className={buttonClass('primary')} to={paths.home.to()}>
            <Text id="transfers.success.home" />
          </Link>
        </div>
      }
    >
      <div className="grid gap-5" {...hold}>
        <div className="grid justify-items-center gap-2 text-center">
          {words.isFinal ? (
            <CircleCheck className="text-positive size-12" />
          ) : (
            <Clock className="text-warning size-12" />
          )}
          <AmountText amount={summary.amount} currency={summary.currencyCode} size="large" always />
          <p className="text-muted text-balance">
            <Text id={words.body} values={{ name: <strong className="text-text">{summary.payee.name}</strong> }} />
          </p>
        </div>
        <SummaryList
          items={[
            { id: 'to', label: t('transfers.review.to'), value: payeeDetail(summary.payee) },
            {
              id: 'fee',
              label: t('transfers.p2p.fee'),
              value: <AmountText amount={summary.fee} currency={summary.debitCurrencyCode} always />,
            },
            {
              id: 'total',
              label: t('transfers.p2p.total'),
              value: <AmountText amount={summary.total} currency={summary.debitCurrencyCode} always />,
            },
            ...(summary.note ? [{ id: 'note', label: t('transfers.p2p.note'), value: summary.note }] : []),
            { id: 'reference', label: t('transfers.success.reference'), value: trxid },
          ]}
        />
        <Link className="link text-center" to={paths.history.to({ accountId: String(summary.fromAccountId) })}>
          <Text id="transfers.success.receipt" />
        </Link>
      </div>
    </Dialog>
  );
}
