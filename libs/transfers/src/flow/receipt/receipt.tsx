import { useFlowPlan, useLeavingDay, useNotifications } from '@bank/kit';
import { isolated, Text, useFormat, useText } from '@bank/i18n';
import type { CreatedPayment } from '@bank/protocol/payment';
import { paths } from '@bank/paths';
import { Banner, Button, buttonClass } from '@bank/ui';
import { Check, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { PaymentDetail, PaymentWords } from '../payment-kind';
import { SentPopup } from '../sent-popup';
import { Stations } from '../stations';
import { UndoCountdown } from '../undo-countdown';
import { AgainPanel } from './again-panel';
import { ReceiptActions } from './receipt-actions';
import { ReceiptFacts } from './receipt-facts';
import { isScheduled, isUndoable, placeOf, saysOf } from './says';
import './receipt.css';

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
  /** Another like this one that repeats; null for a kind that does not. */
  onMonthly: (() => void) | null;
}

/** It worked: what happened, what happens next and when, the receipt, and what one may do now. */
export function Receipt(props: ReceiptProps) {
  const { payment, words, details, fromAccount, wasCoded, isTooLate, isOnce, isUndoLost = false } = props;
  const t = useText();
  const format = useFormat();
  const keep = useNotifications((state) => state.keep);
  useFlowPlan({ steps: words.plan, at: words.plan.length });
  const heading = useRef<HTMLHeadingElement>(null);
  const { summary, trxid, status, releasesAt } = payment;
  const { payee, total, debitCurrencyCode } = summary;
  const leavingDay = useLeavingDay();
  const leaves = isScheduled(payment) && summary.leavesAt ? leavingDay(summary.leavesAt) : null;
  const isHeld = isUndoable(payment);
  const { title, body, isMade } = saysOf(payment, words);
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
    <div className="receipt">
      <div className="receipt-head">
        <span aria-hidden="true" className={isMade ? 'receipt-mark' : 'receipt-mark receipt-waits'}>
          {isMade ? <Check /> : <Clock />}
        </span>
        <div className="grid gap-2">
          <h2 ref={heading} tabIndex={-1} className="receipt-heading">
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
          {leaves !== null && (
            <p className="text-muted">
              <Text id="transfers.date.waits" values={{ date: leaves }} />
            </p>
          )}
        </div>
        {isHeld && releasesAt && <UndoCountdown until={releasesAt} onUndo={props.onUndo} isFindingOut={isUndoLost} />}
        {isTooLate && (
          <Banner tone="warning">
            <Text id="transfers.undo.tooLate" />
          </Banner>
        )}
        <Stations payment={payment} words={words} fromAccount={fromAccount} />
      </div>
      <div className="receipt-side">
        {!isOnce && !isHeld && payee.kind !== 'batch' && payee.kind !== 'ownAccount' && (
          <AgainPanel
            payment={payment}
            isMade={isMade}
            onSame={props.onAgain}
            onMonthly={isMade && !summary.subscription ? props.onMonthly : null}
          />
        )}
        <ReceiptFacts payment={payment} details={details} isMade={isMade} />
        <Ways payment={payment} onAnother={isOnce || isHeld ? null : props.onAnother} />
      </div>
      <ReceiptActions
        transactionId={trxid}
        hasPaper={isMade && payee.kind !== 'batch'}
        isSecond={isHeld}
        title={kept}
        text={[
          t(title, { amount, name: payee.name }),
          t('transfers.receipt.line', { label: t('transfers.success.reference'), value: trxid }),
        ].join('\n')}
      />
      <SentPopup isShown={isMade && wasCoded && payment.approveType === 'sms'} />
    </div>
  );
}

/** Where the payment is found again, and the way to one of another kind. */
function Ways({ payment, onAnother }: { payment: CreatedPayment; onAnother: (() => void) | null }) {
  const place = placeOf(payment);
  return (
    <div className="receipt-ways">
      <Link className={buttonClass('quiet')} to={place.to}>
        <Text id={place.label} />
      </Link>
      {payment.summary.subscription && (
        <Link className={buttonClass('quiet')} to={paths.preapproved.to({ open: 'payment', id: payment.trxid })}>
          <Text id="kit.place.preapproved" />
        </Link>
      )}
      {onAnother && (
        <Button variant="quiet" onClick={onAnother}>
          <Text id="transfers.success.another" />
        </Button>
      )}
    </div>
  );
}
