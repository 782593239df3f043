import {
  AmountText,
  CATEGORY_WORDS,
  isHoldEnded,
  nameOf,
  OPERATION_WORDS,
  Reference,
  signedAmount,
  TransactionStatus,
  TransactionToken,
  usePreferences,
  useRateValue,
} from '@bank/kit';
import { isolated, Text, useFormat, useText, type MessageId } from '@bank/i18n';
import { add, isZero, subtract } from '@bank/money';
import { paths } from '@bank/paths';
import type { Transaction, TransactionDetails, TransactionStep } from '@bank/protocol/history';
import { useCustomer } from '@bank/session/calls';
import { buttonClass, SummaryList, type SummaryItem, Tracker } from '@bank/ui';
import { Repeat } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AfterPayment } from './after/after-payment';
import { Unconfirmed } from './after/unconfirmed';
import { ReceiptButton } from './receipt-button';
import { Attachments } from './remarks/attachments';
import { CategoryMenu } from './remarks/category-menu';
import { NoteField } from './remarks/note-field';
import { SortedNote } from './remarks/sorted-note';
import { useCategory } from './remarks/use-category';

export interface TransactionFactsProps {
  details: TransactionDetails;
}

/** One transaction whole: how much and whom, before and after, what it was, how it went, and what can be done with it. */
export function TransactionFacts({ details }: TransactionFactsProps) {
  const t = useText();
  const format = useFormat();
  const { transaction } = details;
  const { currencyCode, direction, status } = transaction;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center gap-4">
        <TransactionToken transaction={transaction} size="large" />
        <div className="min-w-0">
          <p className="text-lg font-semibold wrap-anywhere">{nameOf(transaction)}</p>
          <p className="text-muted text-sm">
            {[t(OPERATION_WORDS[transaction.operationType]), format.date(transaction.date, 'dayTime')].join(' · ')}
          </p>
        </div>
      </div>
      <div className="grid justify-items-start gap-2">
        <AmountText
          amount={signedAmount(transaction)}
          currency={currencyCode}
          size="large"
          plus={direction === 'in'}
          tone={status === 'rejected' ? 'muted' : direction === 'in' ? 'positive' : 'plain'}
        />
        <TransactionStatus {...transaction} />
        {status === 'rejected' && (
          <p className="text-muted text-sm">
            <Text id={rejectedText(transaction)} />
          </p>
        )}
        {details.declined !== null && <Declined declined={details.declined} />}
        <Unconfirmed transaction={transaction} />
      </div>
      <BeforeAndAfter transaction={transaction} />
      <Facts details={details} />
      <Course details={details} />
      <AfterPayment transaction={transaction} />
      <Remarks details={details} />
      <div className="flex flex-wrap gap-2">
        {status === 'completed' && <ReceiptButton transactionId={transaction.transactionId} />}
        <Again transaction={transaction} />
      </div>
    </div>
  );
}

const rejectedText = (transaction: Transaction): MessageId => {
  if (isHoldEnded(transaction)) return 'history.holdEnded';
  return transaction.ended === 'expired' ? 'history.confirm.expired' : 'history.rejectedBody';
};

/** Who declined it and why, in their own words where they gave any (R2.4.66). */
function Declined({ declined: { by, reason } }: { declined: NonNullable<TransactionDetails['declined']> }) {
  return (
    <p className="text-sm wrap-anywhere">
      {reason === null ? (
        <Text id="history.declinedBy" values={{ name: by }} />
      ) : (
        <Text id="history.declinedFor" values={{ name: by, reason }} />
      )}
    </p>
  );
}

/** The balance before and after; nothing where none was moved. */
function BeforeAndAfter({ transaction }: { transaction: Transaction }) {
  const isHidden = usePreferences((state) => state.hideBalances);
  const { amount, fee, direction, balanceAfter, currencyCode } = transaction;
  if (balanceAfter === null || isHidden) return null;
  const isIn = direction === 'in';
  const before = isIn ? subtract(balanceAfter, amount) : add(balanceAfter, add(amount, fee));
  return (
    <dl className="before-after -mx-6">
      <div>
        <dt className="text-muted text-sm">
          <Text id="history.before" />
        </dt>
        <dd>
          <AmountText amount={before} currency={currencyCode} />
        </dd>
      </div>
      <svg aria-hidden="true" viewBox="0 0 100 20" preserveAspectRatio="none">
        <path d={isIn ? 'M0 17H50V3H100' : 'M0 3H50V17H100'} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="text-right">
        <dt className="text-muted text-sm">
          <Text id="history.after" />
        </dt>
        <dd>
          <AmountText amount={balanceAfter} currency={currencyCode} />
        </dd>
      </div>
    </dl>
  );
}

/** Between own accounts money is for nothing, and a fee is the bank's. */
const WITHOUT_CATEGORY: readonly Transaction['operationType'][] = ['OwnTransfer', 'CardLoad', 'Exchange', 'Fees'];

function Facts({ details }: { details: TransactionDetails }) {
  const { transaction, received } = details;
  const t = useText();
  const { may } = useCustomer();
  const choice = useCategory(details);
  const maySort =
    may.keepBooks && transaction.counterpartyName !== '' && !WITHOUT_CATEGORY.includes(transaction.operationType);
  const isHidden = usePreferences((state) => state.hideBalances);
  const { currencyCode, fee, amount, category, counterpartyEmail, description, transactionId } = transaction;
  const { rate: exchangeRate = '', currencyCode: receivedCode = currencyCode } = received ?? {};
  const rate = useRateValue({ exchangeRate, debitCurrencyCode: currencyCode }, receivedCode);
  const money = (value: string, currency = currencyCode) => <AmountText amount={value} currency={currency} />;
  const items: (SummaryItem | false)[] = [
    maySort
      ? { id: 'category', label: t('history.category'), value: <CategoryMenu details={details} choice={choice} /> }
      : category !== null && { id: 'category', label: t('history.category'), value: t(CATEGORY_WORDS[category]) },
    typeof transaction.orderedByBank === 'string' && {
      id: 'orderedBy',
      label: t('history.orderedBy'),
      value: t('history.orderedByBank', { name: isolated(transaction.orderedByBank) }),
    },
    counterpartyEmail !== null && { id: 'email', label: t('kit.email'), value: counterpartyEmail },
    description !== '' &&
      description !== nameOf(transaction) && { id: 'note', label: t('history.description'), value: description },
    !isZero(fee) && { id: 'fee', label: t('kit.fee'), value: money(fee) },
    !isZero(fee) && { id: 'total', label: t('history.total'), value: money(add(amount, fee)) },
    received !== null && {
      id: 'received',
      label: t('history.received'),
      value: money(received.amount, received.currencyCode),
    },
    rate !== null && !isHidden && { id: 'rate', label: t('history.rate'), value: rate },
    { id: 'reference', label: t('history.reference'), value: <Reference reference={transactionId} /> },
  ];
  return (
    <div className="grid gap-2">
      <SummaryList items={items.filter((item) => item !== false)} />
      <SortedNote name={nameOf(transaction)} choice={choice} />
    </div>
  );
}

/** What the customer has added; who may only read the books reads it. */
function Remarks({ details }: { details: TransactionDetails }) {
  const { may } = useCustomer();
  const { transaction, note } = details;
  return (
    <>
      {may.keepBooks ? (
        <NoteField transactionId={transaction.transactionId} note={note} />
      ) : (
        note !== '' && (
          <p className="text-sm">
            <span className="text-muted block">
              <Text id="history.ownNote" />
            </span>
            {note}
          </p>
        )
      )}
      <Attachments details={details} mayChange={may.keepBooks} />
    </>
  );
}

const STEPS: Record<TransactionStep, MessageId> = {
  ordered: 'history.step.ordered',
  approved: 'history.step.approved',
  held: 'history.step.held',
  sent: 'history.step.sent',
  arrived: 'history.step.arrived',
  paid: 'history.step.paid',
  returned: 'history.step.returned',
  declined: 'history.step.declined',
  cancelled: 'history.step.cancelled',
  expired: 'kit.transaction.expired',
};
const WAITING: Partial<Record<TransactionStep, MessageId>> = {
  approved: 'history.step.waitsForApproval',
  arrived: 'history.step.onItsWay',
};
const STATES = { done: 'history.state.done', now: 'history.state.now', next: 'history.state.next' } as const;

/** How it went, station by station; what happened in one step has no stations. */
function Course({ details: { steps, transaction } }: { details: TransactionDetails }) {
  const t = useText();
  const format = useFormat();
  if (steps.length < 2) return null;
  const isOwn = transaction.waitsFor?.what === 'confirmation';
  const waiting = isOwn ? { ...WAITING, approved: 'history.step.waitsForConfirmation' as const } : WAITING;
  return (
    <Tracker
      label={t('history.course')}
      stateLabel={(state) => t(STATES[state])}
      steps={steps.map(({ step, state, at }) => ({
        id: step,
        state,
        label: t((state === 'now' ? waiting[step] : undefined) ?? STEPS[step]),
        time: at === null ? undefined : format.date(at, 'dayTime'),
      }))}
    />
  );
}

/** The filled flow, for money that was sent to another customer. */
function Again({ transaction }: { transaction: Transaction }) {
  const { may } = useCustomer();
  const { operationType, direction, counterpartyEmail, amount, currencyCode, description, waitsFor } = transaction;
  // What waits is gone on with, not sent once more.
  if (!may.sendP2p || waitsFor?.what === 'confirmation') return null;
  if (operationType !== 'P2P' || direction !== 'out' || counterpartyEmail === null) return null;
  const filled = { to: counterpartyEmail, amount, currency: currencyCode, note: description };
  return (
    <Link to={paths.transferP2p.to(filled)} className={buttonClass('secondary')}>
      <Repeat aria-hidden="true" className="size-5" />
      <Text id="history.again" />
    </Link>
  );
}
