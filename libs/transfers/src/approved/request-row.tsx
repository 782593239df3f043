import { AmountText, useAmountWords } from '@bank/kit';
import { isolated, Text, useFormat, useText } from '@bank/i18n';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';
import { Avatar, Badge, Checkbox } from '@bank/ui';
import clsx from 'clsx';

interface RequestRowProps {
  request: TransactionRequest;
  /** Shown beside the list. */
  isOpen: boolean;
  isSelected: boolean;
  onOpen(): void;
  /** Null: not this user's to decide. */
  onSelect: ((isSelected: boolean) => void) | null;
}

/** One request: the line opens it, the box at its start selects it. */
export function RequestRow({ request, isOpen, isSelected, onOpen, onSelect }: RequestRowProps) {
  const t = useText();
  const format = useFormat();
  const amountWords = useAmountWords();
  const { summary, createdBy, createdAt, isOwn, approvals, approvalsNeeded } = request;
  const name = summary.payee.name;
  return (
    <li className={clsx('-mx-3 flex items-center rounded-(--brand-radius-control) px-3', isOpen && 'bg-accent-soft')}>
      {onSelect && (
        <Checkbox
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
          aria-label={t('transfers.approved.select', {
            amount: amountWords.said(summary.amount, summary.currencyCode),
            name,
            creator: createdBy.name,
          })}
          label=""
        />
      )}
      <button
        type="button"
        aria-current={isOpen || undefined}
        className="row-control flex min-h-15 min-w-0 flex-1 items-center gap-3 py-2 text-start"
        onClick={onOpen}
      >
        <Avatar name={name} />
        {/* On a phone each line has the whole width below the name: a long chip beside a date would be printed over it. */}
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <span className="truncate font-medium">{isolated(name)}</span>
          <span className="text-end font-medium">
            <AmountText amount={summary.amount} currency={summary.currencyCode} />
          </span>
          {(isOwn || approvalsNeeded > 1) && (
            <span className="max-tablet:col-span-2 tablet:row-start-3 flex flex-wrap gap-1 py-0.5">
              {isOwn && (
                <Badge tone="warning">
                  <Text id="transfers.approved.own" />
                </Badge>
              )}
              {approvalsNeeded > 1 && (
                <Badge tone="info">
                  <Text id="transfers.approved.given" values={{ given: approvals.length, needed: approvalsNeeded }} />
                </Badge>
              )}
            </span>
          )}
          <span className="text-muted max-tablet:col-span-2 truncate text-sm">
            {isolated(
              [summary.note, t('transfers.approved.from', { account: request.fromAccountName })]
                .filter(Boolean)
                .join(' · '),
            )}
          </span>
          <span className="text-muted max-tablet:col-span-2 tablet:text-end text-sm">
            {isolated([createdBy.name, format.date(createdAt, 'short')].join(' · '))}
          </span>
        </span>
      </button>
    </li>
  );
}
