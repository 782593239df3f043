import { useText } from '@bank/i18n';
import { invoiceStatus, type InvoiceStatus } from '@bank/protocol/invoices';
import { useCustomer } from '@bank/session/calls';
import { Menu, Segmented } from '@bank/ui';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { InvoiceFilter } from '../invoice-rules';
import { STATUS_WORDS } from './invoice-chip';

interface InvoiceFiltersProps {
  filter: InvoiceFilter;
  onChange(filter: InvoiceFilter): void;
}

/** Which way the invoices go, and how they stand. */
export function InvoiceFilters({ filter, onChange }: InvoiceFiltersProps) {
  const t = useText();
  const { may } = useCustomer();
  const nameOf = (status: InvoiceStatus | null) => t(status === null ? 'invoices.status.any' : STATUS_WORDS[status]);
  const chosen = nameOf(filter.status);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {may.requestMoney && (
        <Segmented
          label={t('invoices.direction')}
          value={filter.type}
          onChange={(type) => onChange({ ...filter, type, page: 1 })}
          items={[
            { value: 'received', label: t('invoices.received') },
            { value: 'sent', label: t('invoices.sent') },
          ]}
        />
      )}
      <Menu
        label={t('invoices.statusChip', { status: chosen })}
        triggerClass={clsx('chip', filter.status !== null && 'chip-on')}
        trigger={
          <>
            {chosen}
            <ChevronDown aria-hidden="true" />
          </>
        }
        items={[null, ...invoiceStatus.options].map((status) => ({
          id: status ?? 'any',
          label: nameOf(status),
          isChosen: status === filter.status,
          onAction: () => onChange({ ...filter, status, page: 1 }),
        }))}
      />
    </div>
  );
}
