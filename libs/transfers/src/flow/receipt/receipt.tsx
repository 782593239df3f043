import { AmountText, payeeShown, useFlowPlan, useNotifications, useRepeatWords } from '@bank/kit';
import { isolated, type MessageId, Text, useFormat, useText } from '@bank/i18n';
import type { CreatedPayment } from '@bank/protocol/transfers';
import { paths } from '@bank/paths';
import { Banner, Button, buttonClass, SummaryList } from '@bank/ui';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useRate } from './payment-facts';
import { isFeeTold } from './signed-facts';
import type { PaymentDetail, PaymentWords } from './payment-kind';
import { useLeavingDay } from './send-date';
import { SentPopup } from './sent-popup';
import { Stations } from './stations';
import { UndoCountdown } from './undo-countdown';

export interface ReceiptProps {
  payment: CreatedPayment;
  words: PaymentWords;
  /** What its kind tells of it. */
  details: readonly PaymentDetail[];
  /** The name of the account that it leaves. */
  fromAccount: string;
  /** Approved by a code just now. */
  wasCoded: boolean;
  /** The customer wanted to undo it after it had left. */
  isTooLate?: boolean;
  /** Gives a held payment back. */
  onUndo(): Promise<void>;
  /** The answer to an undo was lost, and the bank is being asked. */
  isUndoLost?: boolean;
  /** Nothing like it follows. */
  isOnce?: boolean;
  /** Another payment, from the start. */
  onAnother(): void;
  /** Another like this one. */
  onAgain(): void;
}

/** What the receipt is headed by, by what became of the payment (R2.4.1 to R2.4.3, R2.4.61). */
interface Says {
  title: MessageId;
  /** What stands below; null where the receipt says more than a kind's words. */
  body: MessageId | null;
  /** The money has left. */
  isMade: boolean;
}

function saysOf({ status, summary }: CreatedPayment, words: PaymentWords): Says {
  const waits = (title: MessageId, body: MessageId | null): Says => ({ title, body, isMade: false });
  switch (status) {
    case 'posted':
      return { title: words.sent, body: words.done, isMade: true };
    case 'released':
      return { ...(words.released ?? { title: words.sent, body: words.done }), isMade: true };
    case 'created':
      return waits('transfers.success.createdTitle', words.created);
    case 'pending':
      return waits('transfers.success.pendingTitle', words.pending);
    case 'held':
      // For its day (R2.7.155), or for the seconds to undo it.
      return waits(summary.leavesAt ? 'transfers.date.scheduled' : 'transfers.undo.title', null);
    case 'returned':
      // It was found out about after it had come back.
      return waits('kit.found.returned', words.returned);
    case 'rejected':
    case 'expired':
    case 'cancelled':
      // Only a payment that was undone comes to a receipt when it is over.
      return waits('transfers.undo.doneTitle', null);
  }
}

/** Where the payment is found again. */
function placeOf({ summary }: CreatedPayment, isScheduled: boolean): { to: string; label: MessageId } {
  if (isScheduled) return { to: paths.preapproved.to(), label: 'transfers.date.all' };
  if (summary.payee.kind === 'batch') return { to: paths.batchTransfers.to(), label: 'kit.place.batches' };
  const accountId = String(summary.fromAccountId);
  return { to: paths.history.to({ accountId }), label: 'transfers.success.receipt' };
}

/** It worked: what happened, what happens next and when, the receipt, and what one may do now. */
export function Receipt(props: ReceiptProps) {
  const { payment, words, details, fromAccount, wasCoded, isTooLate, isOnce, isUndoLost = false } = props;
  const { onUndo, onAnother, onAgain } = props;
  const t = useText();
  const format = useFormat();
  const keep = useNotifications((state) => state.keep);
  useFlowPlan({ steps: words.plan, at: words.plan.length });
  const heading = useRef<HTMLHeadingElement>(null);
  const { summary, trxid, status } = payment;
  const { payee, fee, total, debitCurrencyCode, note } = summary;
  const leavingDay = useLeavingDay();
  const repeats = useRepeatWords();
  const leaves = status === 'held' && summary.leavesAt ? leavingDay(summary.leavesAt) : null;
  const { title, body, isMade } = saysOf(payment, words);
  const place = placeOf(payment, leaves !== null);
  const amount = format.amount(summary.amount, summary.currencyCode);
  const kept = t(isMade ? 'transfers.success.title' : title, { amount, name: payee.name });

  // What was said once stays readable in the notification centre (R0.26).
  useEffect(() => {
    keep({ severity: 'success', title: kept, body: isolated(`${payee.name} · ${trxid}`) });
  }, [keep, kept, payee.name, trxid]);
  useEffect(() => heading.current?.focus(), [status]);

  const whole = (
    <span key="amount" className="whitespace-nowrap">
      {amount}
    </span>
  );
  const name = <strong className="text-text">{isolated(payee.name)}</strong>;
  return (
    <div className="laptop:grid-cols-[minmax(0,1fr)_23.5rem] laptop:gap-16 grid gap-8">
      <div className="grid content-start gap-6">
        {isMade ? (
          <CircleCheck aria-hidden="true" className="text-positive size-14" />
        ) : (
          <Clock aria-hidden="true" className="text-warning size-14" />
        )}
        <div className="grid gap-2">
          <h2 ref={heading} tabIndex={-1} className="heading-face text-xl outline-none">
            <Text id={title} values={{ amount: whole, name: payee.name }} />
          </h2>
          {body !== null && (
            <p className="text-muted">
              <Text id={body} values={{ name }} />
            </p>
          )}
          {status === 'cancelled' && (
            <p className="text-muted">
              <Text id="transfers.undo.doneBody" values={{ amount: format.amount(total, debitCurrencyCode) }} />
            </p>
          )}
        </div>
        {leaves !== null && (
          <p className="text-muted">
            <Text id="transfers.date.waits" values={{ date: leaves }} />
          </p>
        )}
        {status === 'held' && leaves === null && payment.releasesAt && (
          <UndoCountdown until={payment.releasesAt} onUndo={onUndo} isFindingOut={isUndoLost} />
        )}
        {isTooLate && (
          <Banner tone="warning">
            <Text id="transfers.undo.tooLate" />
          </Banner>
        )}
        <Stations payment={payment} words={words} fromAccount={fromAccount} />
        <div className="flex flex-wrap items-center gap-3">
          {/* Undoing is the one thing to decide while the payment is held. */}
          {!isOnce && (status !== 'held' || leaves !== null) && (
            <>
              <Button onClick={onAnother}>
                <Text id="transfers.success.another" />
              </Button>
              {payee.kind !== 'batch' && (
                <Button variant="secondary" onClick={onAgain}>
                  <Text id="transfers.success.again" />
                </Button>
              )}
            </>
          )}
          <Link className={buttonClass(isOnce ? 'primary' : 'quiet')} to={place.to}>
            <Text id={place.label} />
          </Link>
          {summary.subscription && (
            <Link className={buttonClass('quiet')} to={paths.preapproved.to({ open: 'payment', id: trxid })}>
              <Text id="kit.place.preapproved" />
            </Link>
          )}
        </div>
      </div>
      <div>
        <SummaryList
          items={[
            {
              id: 'amount',
              label: t(isMade ? 'transfers.success.amount' : 'transfers.p2p.amount'),
              value: <AmountText {...moneyOf(payment)} always />,
            },
            { id: 'to', label: t('kit.to'), value: isolated(payeeShown(payee)) },
            ...details.map(({ id, label, value }) => ({ id, label: t(label), value })),
            ...(isFeeTold(summary)
              ? [
                  {
                    id: 'fee',
                    label: t('kit.fee'),
                    value: <AmountText amount={fee} currency={debitCurrencyCode} always />,
                  },
                ]
              : []),
            ...useRate(summary, summary.currencyCode),
            {
              id: 'total',
              label: t('transfers.flow.leaves'),
              value: <AmountText amount={total} currency={debitCurrencyCode} always />,
            },
            ...(summary.subscription
              ? [{ id: 'repeat', label: t('transfers.repeat.label'), value: repeats(summary.subscription) }]
              : []),
            ...(note ? [{ id: 'note', label: t('transfers.p2p.note'), value: isolated(note) }] : []),
            { id: 'reference', label: t('transfers.success.reference'), value: trxid },
          ]}
        />
      </div>
      <SentPopup isShown={isMade && wasCoded && payment.approveType === 'sms'} />
    </div>
  );
}

const moneyOf = ({ summary: { amount, currencyCode } }: CreatedPayment) => ({ amount, currency: currencyCode });
