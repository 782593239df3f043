import { prefetch, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { useDebounced } from '@bank/kit';
import { adminCustomerSearch, type FoundCustomer } from '@bank/protocol/admin';
import { SectionHeading, TextField } from '@bank/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActDialog } from './act-dialog';
import { CustomerResults } from './customer-results';
import { paramsOf, searchOf, type CustomerSearch } from './search';

export const handle = { title: 'admin.title' } as const;

/** Long enough not to ask for every letter. */
const SEARCH_AFTER_MS = 300;

const searchQuery = ({ query: words, page }: CustomerSearch) =>
  query(adminCustomerSearch, { query: words, pageNumber: page });

/** Starts the search that the address names. */
export function loader({ request }: { request: { url: string } }) {
  prefetch(searchQuery(searchOf(new URL(request.url).searchParams)));
  return null;
}

/** Where an administrator starts (spec 1 §4 rule 2): find the customer, then act for them for a reason. */
export function Component() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const search = searchOf(params);
  const [typed, setTyped] = useState(search.query);
  const [chosen, setChosen] = useState<FoundCustomer | null>(null);
  const settled = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  useEffect(() => {
    if (settled !== search.query) setParams(paramsOf({ query: settled, page: 1 }), { replace: true });
  }, [settled, search.query, setParams]);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...searchQuery(search),
    placeholderData: keepPreviousData,
  });

  return (
    <div className="grid gap-5">
      <div>
        <SectionHeading level={1}>
          <Text id="admin.title" />
        </SectionHeading>
        <p className="text-muted mt-1">
          <Text id="admin.lead" />
        </p>
      </div>
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
      <CustomerResults
        found={data}
        error={error}
        isStale={isPlaceholderData}
        onRetry={refetch}
        onPage={(page) => setParams(paramsOf({ query: search.query, page }))}
        onChoose={setChosen}
      />
      {chosen && <ActDialog customer={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}
