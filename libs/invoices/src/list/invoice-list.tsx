import { Text, useText } from '@bank/i18n';
import { Answer, localDay, Pages, pagesOf, Rows } from '@bank/kit';
import { EmptyState } from '@bank/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterOf, listQuery, PAGE_SIZE, searchOf } from '../invoice-rules';
import { InvoiceFilters } from './invoice-filters';
import { InvoiceRow } from './invoice-row';
import { OpenSums } from './open-sums';

/** The invoices that the filters show, twenty a page, under what is not paid yet. */
export function InvoiceList({ onOpen }: { onOpen(id: number): void }) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => localDay(new Date().toISOString()));
  const filter = filterOf(search);
  const answer = useQuery({ ...listQuery(filter), placeholderData: keepPreviousData });
  return (
    <>
      <InvoiceFilters filter={filter} onChange={(next) => setSearch(searchOf(next))} />
      <Answer of={answer} failed="invoices.failed" rows={6}>
        {({ invoices, open, total }) => (
          <>
            <OpenSums type={filter.type} open={open} />
            {invoices.length === 0 ? (
              <EmptyState icon={<ReceiptText />} title={<Text id="invoices.empty" />}>
                <Text id={filter.type === 'sent' ? 'invoices.emptySent' : 'invoices.emptyReceived'} />
              </EmptyState>
            ) : (
              <Rows label={t(filter.type === 'sent' ? 'invoices.sent' : 'invoices.received')}>
                {invoices.map((invoice) => (
                  <InvoiceRow key={invoice.id} invoice={invoice} today={today} onOpen={() => onOpen(invoice.id)} />
                ))}
              </Rows>
            )}
            <Pages
              page={filter.page}
              pages={pagesOf(total, PAGE_SIZE)}
              onPage={(page) => setSearch(searchOf({ ...filter, page }))}
            />
          </>
        )}
      </Answer>
    </>
  );
}
