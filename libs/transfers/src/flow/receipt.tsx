import { AmountText, payeeDetail, useNotifications } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { CreatedPayment } from '@bank/protocol/transfers';
import { Button, buttonClass, Dialog, SummaryList } from '@bank/ui';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { PaymentWords } from './payment-kind';
import { useAutoClose } from './use-auto-close';

interface ReceiptProps {
  payment: CreatedPayment;
  words: PaymentWords;
  /** Approved by a code just now. */
  wasCoded: boolean;
  onAgain(): void;
  onClose(): void;
}

/** After an SMS confirm the popup closes by itself (R2.4.4). */
const SMS_CLOSES_AFTER_MS = 3000;

/** What the popup is titled by what became of the payment (R2.4.1 to R2.4.3), and which words of the kind say more. */
const SAYS = {
  posted: { title: 'transfers.success.title', words: 'done' },
  created: { title: 'transfers.success.createdTitle', words: 'created' },
  pending: { title: 'transfers.success.pendingTitle', words: 'pending' },
} as const;

/** It worked: says so in words, with the receipt, "again" and the way home. */
export function Receipt({ payment, words, wasCoded, onAgain, onClose }: ReceiptProps) {
  const t = useText();
  const keep = useNotifications((state) => state.keep);
  const { summary, trxid, status } = payment;
  const says = SAYS[status === 'created' || status === 'pending' ? status : 'posted'];
  const closes = wasCoded && payment.approveType === 'sms' ? SMS_CLOSES_AFTER_MS : null;
  const hold = useAutoClose(closes, onClose);
  const title = t(says.title);

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
      closeLabel={t('kit.close')}
      footer={
        <div className="contents" {...hold}>
          <Button variant="secondary" onClick={onAgain}>
            <Text id="transfers.success.again" />
          </Button>
          <Link className={buttonClass('primary')} to={paths.home.to()}>
            <Text id="kit.popup.goHome" />
          </Link>
        </div>
      }
    >
      <div className="grid gap-5" {...hold}>
        <div className="grid justify-items-center gap-2 text-center">
          {says === SAYS.posted ? (
            <CircleCheck className="text-positive size-12" />
          ) : (
            <Clock className="text-warning size-12" />
          )}
          <AmountText amount={summary.amount} currency={summary.currencyCode} size="large" always />
          <p className="text-muted text-balance">
            <Text
              id={words[says.words]}
              values={{ name: <strong className="text-text">{summary.payee.name}</strong> }}
            />
          </p>
        </div>
        <SummaryList
          items={[
            { id: 'to', label: t('kit.to'), value: payeeDetail(summary.payee) },
            {
              id: 'fee',
              label: t('kit.fee'),
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
