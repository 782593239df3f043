import type { Formats, TextOf } from '@bank/i18n';
import { OPERATION_WORDS, signedAmount, TRANSACTION_STATES } from '@bank/kit';
import type { Transaction } from '@bank/protocol/history';
import clsx from 'clsx';

interface HistoryRowProps {
  row: Transaction | undefined;
  isOpen: boolean;
  /** Null while balances are hidden. */
  format: Formats;
  isHidden: boolean;
  t: TextOf;
  onOpen(): void;
}

/** Few elements on purpose: fast scrolling draws thousands of rows a second, and a list holds at most 200 nodes. */
export function HistoryRow({ row, isOpen, format, isHidden, t, onOpen }: HistoryRowProps) {
  if (!row) return <PlaceholderRow />;
  const { counterpartyName, description, operationType, date, status, currencyCode, direction } = row;
  const words = [format.date(date, 'day'), t(OPERATION_WORDS[operationType])];
  if (status !== 'completed') words.push(t(TRANSACTION_STATES[status].label));
  if (counterpartyName && description) words.push(description);
  const amount = isHidden ? t('kit.amount.hidden') : format.amount(signedAmount(row), currencyCode);
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      onClick={onOpen}
      className="history-row hover:bg-sunken aria-[current]:bg-accent-soft grid h-full w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 text-left -outline-offset-2"
    >
      <span className="self-end truncate font-medium">{counterpartyName || description}</span>
      <span
        className={clsx(
          'self-end font-medium whitespace-nowrap tabular-nums',
          status === 'rejected' ? 'text-muted line-through' : direction === 'in' && 'text-positive',
        )}
      >
        {!isHidden && direction === 'in' && PLUS}
        {amount}
      </span>
      <span className={clsx('col-span-2 self-start truncate text-sm', STATUS_TEXT[status])}>{words.join(' · ')}</span>
    </button>
  );
}

const PLUS = '+';
const STATUS_TEXT = { completed: 'text-muted', processing: 'text-warning', rejected: 'text-danger' } as const;

/** A row whose page is on its way: two lines drawn as one background, because hundreds of them fly by in a second. */
function PlaceholderRow() {
  return <div aria-hidden="true" className="virtual-blank" />;
}
