import type { ApiFailure } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { LoadFailure } from '@bank/kit';
import type { Output } from '@bank/protocol';
import type { adminCustomerSearch, FoundCustomer } from '@bank/protocol/admin';
import { Avatar, Badge, Button, EmptyState, Panel, Skeleton } from '@bank/ui';
import clsx from 'clsx';
import { SearchX } from 'lucide-react';
import { stateOf } from './customer-state';

/** Spec 3 §9 has no page size for this list; the history's serves. */
const PAGE_SIZE = 20;

interface CustomerResultsProps {
  found: Output<typeof adminCustomerSearch> | undefined;
  error: ApiFailure | null;
  /** What is shown belongs to the search before. */
  isStale: boolean;
  onRetry(): Promise<unknown>;
  onPage(page: number): void;
  onChoose(customer: FoundCustomer): void;
}

/** The customers found, with what an administrator must know before opening one. */
export function CustomerResults({ found, error, isStale, onRetry, onPage, onChoose }: CustomerResultsProps) {
  const t = useText();
  if (!found && error) {
    return <LoadFailure title="admin.failed" error={error} onRetry={onRetry} />;
  }
  if (!found) {
    return (
      <Panel>
        <Skeleton shape="row" count={6} label={t('admin.loading')} />
      </Panel>
    );
  }
  if (found.results === 0) {
    return (
      <EmptyState icon={<SearchX />} title={<Text id="admin.nobody" />}>
        <Text id="admin.nobodyBody" />
      </EmptyState>
    );
  }
  const pages = Math.ceil(found.results / PAGE_SIZE);
  return (
    <section aria-labelledby="admin-found" aria-busy={isStale} className={clsx('grid gap-3', isStale && 'opacity-60')}>
      <p id="admin-found" role="status" className="text-muted text-sm">
        <Text id="admin.found" values={{ count: found.results }} />
      </p>
      <Panel kind="flush">
        <ul aria-label={t('admin.results')} className="divide-line divide-y">
          {found.customers.map((customer) => (
            <CustomerRow key={customer.customerId} customer={customer} onChoose={() => onChoose(customer)} />
          ))}
        </ul>
      </Panel>
      {pages > 1 && (
        <nav aria-label={t('admin.pages')} className="flex items-center justify-between gap-3">
          <Button variant="secondary" disabled={found.pageNumber <= 1} onClick={() => onPage(found.pageNumber - 1)}>
            <Text id="admin.previous" />
          </Button>
          <span className="text-muted text-sm tabular-nums">
            <Text id="admin.page" values={{ page: found.pageNumber, pages }} />
          </span>
          <Button variant="secondary" disabled={found.pageNumber >= pages} onClick={() => onPage(found.pageNumber + 1)}>
            <Text id="admin.next" />
          </Button>
        </nav>
      )}
    </section>
  );
}

function CustomerRow({ customer, onChoose }: { customer: FoundCustomer; onChoose(): void }) {
  const t = useText();
  const format = useFormat();
  const { label, tone } = stateOf(customer);
  const country = customer.countryCode ? format.displayName('region', customer.countryCode) : '';
  return (
    <li className="mobile:grid-cols-[auto_minmax(0,1fr)_auto] grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-3">
      <Avatar name={customer.name} />
      <div className="min-w-0">
        <p className="font-medium break-words">{customer.name}</p>
        <p className="text-muted text-sm break-words">
          {[customer.email, country, `#${customer.customerId}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="mobile:col-start-auto col-start-2 flex flex-wrap items-center gap-2">
        <Badge>
          <Text id={customer.type === 'business' ? 'admin.business' : 'admin.personal'} />
        </Badge>
        <Badge tone={tone}>
          <Text id={label} />
        </Badge>
        <Button
          variant="secondary"
          size="small"
          className="ml-auto"
          aria-label={t('admin.actFor', { name: customer.name })}
          onClick={onChoose}
        >
          <Text id="admin.act" />
        </Button>
      </div>
    </li>
  );
}
