import { Text, type MessageId } from '@bank/i18n';
import type { Invoice, InvoiceStatus } from '@bank/protocol/invoices';
import { StatusChip, type StatusChipProps } from '@bank/ui';
import { Ban, CircleAlert, CircleCheck, CircleDashed, CircleDotDashed, Clock, type LucideIcon } from 'lucide-react';
import { isOverdue, isPartlyPaid } from '../invoice-rules';

interface Look {
  label: MessageId;
  tone: StatusChipProps['tone'];
  icon: LucideIcon;
}

export const STATUS_WORDS = {
  unpaid: 'invoices.status.unpaid',
  awaitingPayment: 'invoices.status.awaiting',
  paid: 'invoices.status.paid',
  rejected: 'invoices.status.rejected',
} as const satisfies Record<InvoiceStatus, MessageId>;

const LOOKS: Readonly<Record<InvoiceStatus, Omit<Look, 'label'>>> = {
  unpaid: { tone: 'info', icon: CircleDashed },
  awaitingPayment: { tone: 'warning', icon: Clock },
  paid: { tone: 'positive', icon: CircleCheck },
  rejected: { tone: 'neutral', icon: Ban },
};
const PARTLY: Look = { label: 'invoices.status.partly', tone: 'info', icon: CircleDotDashed };
const OVERDUE: Look = { label: 'invoices.status.overdue', tone: 'danger', icon: CircleAlert };

/** How an invoice stands, in a word and an icon. */
export function InvoiceChip({ invoice, today }: { invoice: Invoice; today: string }) {
  const { status } = invoice;
  const plain = { label: STATUS_WORDS[status], ...LOOKS[status] };
  const look = isOverdue(invoice, today) ? OVERDUE : status === 'unpaid' && isPartlyPaid(invoice) ? PARTLY : plain;
  const { label, tone, icon: Icon } = look;
  return (
    <StatusChip tone={tone} icon={<Icon aria-hidden="true" className="size-3.5" />}>
      <Text id={label} />
    </StatusChip>
  );
}
