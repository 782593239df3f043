import { AmountText, payeeShown, useFlowPlan, useNotifications } from '@bank/kit';
import { intlTagOf, type MessageId, Text, useFormat, useLocale, useText } from '@bank/i18n';
import type { CreatedPayment, PaymentStatus } from '@bank/protocol/transfers';
import { paths } from '@bank/paths';
import { Banner, Button, buttonClass, SummaryList, Tracker, type TrackerStep } from '@bank/ui';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useRate } from './payment-facts';
import type { PaymentWords } from './payment-kind';
import { useLeavingDay } from './send-date';
import { SentPopup } from './sent-popup';
import { UndoCountdown } from './undo-countdown';

export interface ReceiptProps {
  payment: CreatedPayment;
  words: PaymentWords;
  /** The name of the account that it leaves. */
  fromAccount: string;
  /** Approved by a code just now. */
  wasCoded: boolean;
  /** When this page learned of it, as an instant; null after a reload. */
  at: string | null;
  /** The customer wanted to undo it after it had left. */
  isTooLate?: boolean;
  /** Gives a held payment back. */
  onUndo(): Promise<void>;
  /** Nothing like it follows. */
  isOnce?: boolean;
  /** Another payment, from the start. */
  onAnother(): void;
  /** Another like this one. */
  onAgain(): void;
}

/** What the receipt is headed by, by what became of the payment (R2.4.1 to R2.4.3, R2.4.61). */
interface Says {
  /** Null: that it is done, as its kind says it. */
  title: MessageId | null;
  /** What stands below; null where the receipt says more than a kind's words. */
  words: 'done' | 'created' | 'pending' | null;
}
const DONE: Says = { title: null, words: 'done' };
const SAYS: Readonly<Partial<Record<PaymentStatus, Says>>> = {
  created: { title: 'transfers.success.createdTitle', words: 'created' },
  pending: { title: 'transfers.success.pendingTitle', words: 'pending' },
  held: { title: 'transfers.undo.title', words: null },
  // Only a payment that was undone comes to a receipt when it is cancelled.
  cancelled: { title: 'transfers.undo.doneTitle', words: null },
};

/** Held until its day (R2.7.155). */
const SCHEDULED: Says = { title: 'transfers.date.scheduled', words: null };

/** It worked: what happened, what happens next and when, the receipt, and what one may do now. */
export function Receipt(props: ReceiptProps) {
  const { payment, words, fromAccount, wasCoded, at, isTooLate, isOnce, onUndo, onAnother, onAgain } = props;
  const t = useText();
  const format = useFormat();
  const keep = useNotifications((state) => state.keep);
  useFlowPlan({ steps: words.plan, at: words.plan.length });
  const heading = useRef<HTMLHeadingElement>(null);
  const { summary, trxid, status } = payment;
  const { payee, fee, total, debitCurrencyCode, note } = summary;
  const leavingDay = useLeavingDay();
  const leaves = status === 'held' && summary.leavesAt ? leavingDay(summary.leavesAt) : null;
  const says = leaves === null ? (SAYS[status] ?? DONE) : SCHEDULED;
  const amount = format.amount(summary.amount, summary.currencyCode);
  const kept = t(says.title ?? 'transfers.success.title', { amount, name: payee.name });

  // What was said once stays readable in the notification centre (R0.26).
  useEffect(() => {
    keep({ severity: 'success', title: kept, body: `${payee.name} · ${trxid}` });
  }, [keep, kept, payee.name, trxid]);
  useEffect(() => heading.current?.focus(), [status]);

  const whole = (
    <span key="amount" className="whitespace-nowrap">
      {amount}
    </span>
  );
  const name = <strong className="text-text">{payee.name}</strong>;
  return (
    <div className="laptop:grid-cols-[minmax(0,1fr)_23.5rem] laptop:gap-16 grid gap-8">
      <div className="grid content-start gap-6">
        {says.title === null ? (
          <CircleCheck aria-hidden="true" className="text-positive size-14" />
        ) : (
          <Clock aria-hidden="true" className="text-warning size-14" />
        )}
        <div className="grid gap-2">
          <h2 ref={heading} tabIndex={-1} className="heading-face text-xl outline-none">
            {says.title === null ? (
              <Text id={words.sent} values={{ amount: whole, name: payee.name }} />
            ) : (
              <Text id={says.title} values={{ amount: whole, name: payee.name }} />
            )}
          </h2>
          {says.words !== null && (
            <p className="text-muted">
              <Text id={words[says.words]} values={{ name }} />
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
          <UndoCountdown until={payment.releasesAt} onUndo={onUndo} />
        )}
        {isTooLate && (
          <Banner tone="warning">
            <Text id="transfers.undo.tooLate" />
          </Banner>
        )}
        <Stations payment={payment} words={words} fromAccount={fromAccount} at={at} />
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
          <Link
            className={buttonClass(isOnce ? 'primary' : 'quiet')}
            to={
              leaves !== null
                ? paths.preapproved.to()
                : payee.kind === 'batch'
                  ? paths.batchTransfers.to()
                  : paths.history.to({ accountId: String(summary.fromAccountId) })
            }
          >
            <Text
              id={
                leaves !== null
                  ? 'transfers.date.all'
                  : payee.kind === 'batch'
                    ? 'kit.place.batches'
                    : 'transfers.success.receipt'
              }
            />
          </Link>
        </div>
      </div>
      <div>
        <SummaryList
          items={[
            {
              id: 'amount',
              label: t(says.title === null ? 'transfers.success.amount' : 'transfers.p2p.amount'),
              value: <AmountText {...moneyOf(payment)} always />,
            },
            { id: 'to', label: t('kit.to'), value: payeeShown(payee) },
            ...(summary.coupon === undefined
              ? []
              : [{ id: 'coupon', label: t('transfers.coupon.label'), value: summary.coupon }]),
            { id: 'fee', label: t('kit.fee'), value: <AmountText amount={fee} currency={debitCurrencyCode} always /> },
            ...useRate(summary, summary.currencyCode),
            {
              id: 'total',
              label: t('transfers.flow.leaves'),
              value: <AmountText amount={total} currency={debitCurrencyCode} always />,
            },
            ...(note ? [{ id: 'note', label: t('transfers.p2p.note'), value: note }] : []),
            { id: 'reference', label: t('transfers.success.reference'), value: trxid },
          ]}
        />
      </div>
      <SentPopup isShown={says.title === null && wasCoded && payment.approveType === 'sms'} />
    </div>
  );
}

const moneyOf = ({ summary: { amount, currencyCode } }: CreatedPayment) => ({ amount, currency: currencyCode });

/** What has happened, what happens now, and what comes; a payment that still waits for an approval promises nothing. */
function Stations({
  payment: { status, summary, arrivesAt },
  words,
  fromAccount,
  at,
}: Pick<ReceiptProps, 'payment' | 'words' | 'fromAccount' | 'at'>) {
  const t = useText();
  const leavingDay = useLeavingDay();
  const clock = new Intl.DateTimeFormat(intlTagOf(useLocale()), { timeStyle: 'medium' });
  const time = at === null ? undefined : clock.format(new Date(at));
  const left = { id: 'left', label: t('transfers.track.left'), note: fromAccount } as const;
  const format = useFormat();
  const there = { id: 'there', label: t(words.arrived, { name: summary.payee.name }) } as const;
  const steps: TrackerStep[] =
    status === 'created'
      ? [
          { id: 'asked', state: 'done', label: t('transfers.track.asked'), time },
          { id: 'other', state: 'now', label: t('transfers.track.other'), note: t('transfers.track.hold') },
          { ...there, state: 'next' },
        ]
      : status === 'pending'
        ? [
            { id: 'asked', state: 'done', label: t('transfers.track.ordered'), time },
            { id: 'phone', state: 'now', label: t('transfers.track.phone'), note: t('transfers.track.hold') },
            { ...there, state: 'next' },
          ]
        : status === 'held'
          ? [
              { id: 'confirmed', state: 'done', label: t('transfers.track.confirmed'), time },
              {
                id: 'left',
                state: 'now',
                label: summary.leavesAt
                  ? t('transfers.date.leaves', { date: leavingDay(summary.leavesAt) })
                  : t('transfers.track.leaving'),
                note: fromAccount,
              },
              { ...there, state: 'next' },
            ]
          : status === 'cancelled'
            ? [
                { id: 'confirmed', state: 'done', label: t('transfers.track.confirmed'), time },
                { id: 'undone', state: 'done', label: t('transfers.track.undone') },
              ]
            : status === 'released'
              ? [
                  { id: 'confirmed', state: 'done', label: t('transfers.track.confirmed'), time },
                  { ...left, state: 'done', time },
                  {
                    ...there,
                    state: 'now',
                    note: arrivesAt
                      ? t('transfers.external.expected', { date: format.date(arrivesAt, 'dayTime') })
                      : undefined,
                  },
                ]
              : [
                  { id: 'confirmed', state: 'done', label: t('transfers.track.confirmed'), time },
                  { ...left, state: 'done', time },
                  { ...there, state: 'done', time },
                ];
  return <Tracker label={t('transfers.track.label')} steps={steps} stateLabel={(state) => t(STATES[state])} />;
}

/** The states of a station in words. */
const STATES = { done: 'transfers.track.done', now: 'transfers.track.now', next: 'transfers.track.next' } as const;
