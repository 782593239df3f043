import { Text, useFormat, useText } from '@bank/i18n';
import { AmountText, Row, RowToken } from '@bank/kit';
import type { Invoice } from '@bank/protocol/invoices';
import { Avatar } from '@bank/ui';
import { Landmark } from 'lucide-react';
import { otherName } from '../invoice-rules';
import { InvoiceChip } from './invoice-chip';

interface InvoiceRowProps {
  invoice: Invoice;
  /** The reader's day. */
  today: string;
  onOpen(): void;
}

/** One invoice: from or to whom, what for, how much, until when and how it stands. The row opens it. */
export function InvoiceRow({ invoice, today, onOpen }: InvoiceRowProps) {
  const t = useText();
  const format = useFormat();
  const { amount, currencyCode, noteBody, dueDate, isFunding } = invoice;
  const due = t('invoices.due', { day: format.date(dueDate, 'dayMonth') });
  return (
    <Row
      token={
        isFunding ? (
          <RowToken>
            <Landmark />
          </RowToken>
        ) : (
          <Avatar name={otherName(invoice)} />
        )
      }
      title={isFunding ? <Text id="invoices.funding.title" /> : otherName(invoice)}
      note={[noteBody, due].filter(Boolean).join(' · ')}
      aside={
        <span className="grid justify-items-end gap-1">
          <AmountText amount={amount} currency={currencyCode} />
          <InvoiceChip invoice={invoice} today={today} />
        </span>
      }
      onPress={onOpen}
    />
  );
}
