import { AmountText, payeeDetail } from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';
import { Badge, Checkbox } from '@bank/ui';

interface RequestRowProps {
  request: TransactionRequest;
  /** Null: not this user's to decide. */
  onSelect: ((isSelected: boolean) => void) | null;
  isSelected: boolean;
}

/** One request: whom it pays and what, who made it and when; the whole line is the checkbox. */
export function RequestRow({ request, onSelect, isSelected }: RequestRowProps) {
  const t = useText();
  const format = useFormat();
  const { summary } = request;
  if (onSelect === null) {
    return (
      <li className="px-4 py-2.5">
        <RequestFacts request={request} />
      </li>
    );
  }
  return (
    <li className="px-4">
      <Checkbox
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
        aria-label={t('transfers.approved.select', {
          amount: format.amount(summary.amount, summary.currencyCode),
          name: summary.payee.name,
          creator: request.createdBy.name,
        })}
        label={<RequestFacts request={request} />}
      />
    </li>
  );
}

function RequestFacts({
  request: { summary, createdBy, createdAt, fromAccountName, isOwn },
}: Pick<RequestRowProps, 'request'>) {
  const t = useText();
  const format = useFormat();
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5">
      <span className="min-w-0">
        <span className="block truncate font-medium">{summary.payee.name}</span>
        <span className="text-muted block truncate text-sm">{payeeDetail(summary.payee)}</span>
      </span>
      <span className="text-right">
        <span className="block font-medium">
          <AmountText amount={summary.amount} currency={summary.currencyCode} />
        </span>
        <span className="text-muted block text-sm">
          <Text
            id="transfers.approved.fee"
            values={{ fee: <AmountText amount={summary.fee} currency={summary.debitCurrencyCode} /> }}
          />
        </span>
      </span>
      {summary.note !== '' && <span className="col-span-2 text-sm break-words">{summary.note}</span>}
      <span className="text-muted col-span-2 text-sm">
        {[
          t('transfers.approved.by', { creator: createdBy.name }),
          format.date(createdAt, 'dayTime'),
          t('transfers.approved.from', { account: fromAccountName }),
        ].join(' · ')}
      </span>
      {isOwn && (
        <span className="col-span-2 pt-1">
          <Badge tone="warning">
            <Text id="transfers.approved.own" />
          </Badge>
        </span>
      )}
    </span>
  );
}
