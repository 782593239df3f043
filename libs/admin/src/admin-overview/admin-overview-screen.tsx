import { prefetch, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer, Page, useDebounced, useOpen } from '@bank/kit';
import { adminCustomerSearch } from '@bank/protocol/admin';
import { TextField } from '@bank/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActDialog } from './act-dialog';
import { CustomerResults } from './customer-results';
import { paramsOf, searchOf, type CustomerSearch } from './search';

export const handle = { title: 'admin.title' } as const;

/** Long enough not to search on every letter. */
const SEARCH_AFTER_MS = 300;

const searchQuery = ({ query: words, page }: CustomerSearch) =>
  query(adminCustomerSearch, { query: words, pageNumber: page });

/** Starts the search that the address names. */
export function loader({ request }: { request: { url: string } }) {
  prefetch(searchQuery(searchOf(new URL(request.url).searchParams)));
  return null;
}

const NAMES = ['act'] as const;

/** Where an administrator starts (R1.4.12): find the customer, then act for them for a reason. */
export function Component() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const search = searchOf(params);
  const [typed, setTyped] = useState(search.query);
  const { id, show, close } = useOpen(NAMES);
  const settled = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  useEffect(() => {
    if (settled !== search.query) setParams(paramsOf({ query: settled, page: 1 }), { replace: true });
  }, [settled, search.query, setParams]);
  const found = useQuery({ ...searchQuery(search), placeholderData: keepPreviousData });
  const chosen = found.data?.customers.find(({ customerId }) => String(customerId) === id);

  return (
    <Page title="admin.title" width="full" lead={<Text id="admin.lead" />}>
      <div role="search">
        <TextField
          name="query"
          type="search"
          autoComplete="off"
          label={t('admin.search')}
          placeholder={t('admin.searchHint')}
          maxLength={100}
          prefix={<Search className="size-5" />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Answer of={found} failed="admin.failed" rows={6}>
        {(data) => (
          <CustomerResults
            found={data}
            isStale={found.isPlaceholderData}
            onPage={(page) => setParams(paramsOf({ query: search.query, page }))}
            onChoose={({ customerId }) => show('act', customerId)}
          />
        )}
      </Answer>
      {chosen && <ActDialog customer={chosen} onClose={close} />}
    </Page>
  );
}
