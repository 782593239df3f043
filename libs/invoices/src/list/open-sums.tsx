import { Text } from '@bank/i18n';
import { AmountText } from '@bank/kit';
import type { InvoiceType } from '@bank/protocol/invoices';
import { Badge } from '@bank/ui';

interface OpenSumsProps {
  type: InvoiceType;
  open: readonly { currencyCode: string; amount: string; count: number; overdue: number }[];
}

/** What is not paid yet, in each currency; nothing where everything is. */
export function OpenSums({ type, open }: OpenSumsProps) {
  if (open.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-3">
      {open.map(({ currencyCode, amount, count, overdue }) => (
        <li key={currencyCode}>
          <span className="text-muted block text-sm">
            <Text id={type === 'sent' ? 'invoices.openSent' : 'invoices.openReceived'} values={{ count }} />
          </span>
          <span className="flex flex-wrap items-baseline gap-2">
            <AmountText amount={amount} currency={currencyCode} size="large" />
            {overdue > 0 && (
              <Badge tone="danger">
                <Text id="invoices.overdueCount" values={{ count: overdue }} />
              </Badge>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
