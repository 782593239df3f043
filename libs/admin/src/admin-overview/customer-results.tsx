import { Text, useFormat, useText } from '@bank/i18n';
import { Pages, pagesOf, Row, Rows } from '@bank/kit';
import type { Output } from '@bank/protocol';
import type { adminCustomerSearch, FoundCustomer } from '@bank/protocol/admin';
import { Avatar, Badge, EmptyState } from '@bank/ui';
import clsx from 'clsx';
import { ChevronRight, SearchX } from 'lucide-react';
import { stateOf } from './customer-state';

/** No rule gives this list a page size; the history's serves. */
const PAGE_SIZE = 20;

interface CustomerResultsProps {
  found: Output<typeof adminCustomerSearch>;
  /** The rows belong to the previous search. */
  isStale: boolean;
  onPage(page: number): void;
  onChoose(customer: FoundCustomer): void;
}

/** The customers found, with what an administrator must know before opening one. */
export function CustomerResults({ found, isStale, onPage, onChoose }: CustomerResultsProps) {
  const t = useText();
  if (found.results === 0) {
    return (
      <EmptyState icon={<SearchX />} title={<Text id="admin.nobody" />}>
        <Text id="admin.nobodyBody" />
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="admin-found" aria-busy={isStale} className={clsx('grid gap-3', isStale && 'opacity-60')}>
      <p id="admin-found" role="status" className="text-muted text-sm">
        <Text id="admin.found" values={{ count: found.results }} />
      </p>
      <Rows label={t('admin.results')}>
        {found.customers.map((customer) => (
          <CustomerRow key={customer.customerId} customer={customer} onChoose={() => onChoose(customer)} />
        ))}
      </Rows>
      <Pages page={found.pageNumber} pages={pagesOf(found.results, PAGE_SIZE)} onPage={onPage} />
    </section>
  );
}

function CustomerRow({ customer, onChoose }: { customer: FoundCustomer; onChoose(): void }) {
  const format = useFormat();
  const { name, email, countryCode, customerId, type } = customer;
  const { label, tone } = stateOf(customer);
  const country = countryCode ? format.displayName('region', countryCode) : '';
  return (
    <Row
      token={<Avatar name={name} />}
      title={name}
      onPress={onChoose}
      note={[email, country, `#${customerId}`].filter(Boolean).join(' · ')}
      aside={
        <>
          <Badge>
            <Text id={type === 'business' ? 'admin.business' : 'admin.personal'} />
          </Badge>
          <Badge tone={tone}>
            <Text id={label} />
          </Badge>
          <ChevronRight className="text-muted size-5 shrink-0" />
        </>
      }
    />
  );
}
