import { prefetch, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { LoadFailure } from '@bank/kit';
import { loginHistory } from '@bank/protocol/settings';
import { Button, EmptyState, Panel, SectionHeading } from '@bank/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '../change/load-states';
import { accessLogQuery, BankAccess } from './bank-access';
import { LoginRow } from './login-row';
import { NotMe } from './not-me';

export const handle = { title: 'settings.logins.title' } as const;

const PAGE_SIZE = 20;

const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};
const pageQuery = (pageNumber: number) => query(loginHistory, { pageNumber, pageSize: PAGE_SIZE });

export function loader({ request }: { request: { url: string } }) {
  prefetch(pageQuery(pageOf(new URL(request.url).searchParams)), accessLogQuery());
  return null;
}

/** Every try to sign in, the failed ones too, with the page in the address; then who of the bank was in the account. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search);
  const { data, error, refetch } = useQuery({ ...pageQuery(page), placeholderData: keepPreviousData });
  const rows = data?.logins.login ?? [];
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <SectionHeading level={1}>
        <Text id="settings.logins.title" />
      </SectionHeading>
      <NotMe />
      {!data &&
        (error ? <LoadFailure title="settings.failed" error={error} onRetry={refetch} /> : <ListSkeleton rows={8} />)}
      {data && rows.length === 0 && (
        <EmptyState icon={<LogIn />} title={<Text id="settings.logins.empty" />}>
          <Text id="settings.logins.emptyBody" />
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Panel kind="flush">
          <ul className="divide-line divide-y">
            {rows.map((row) => (
              <LoginRow key={row.id} row={row} />
            ))}
          </ul>
        </Panel>
      )}
      {pages > 1 && (
        <Pages page={page} pages={pages} onPage={(next) => setSearch(next === 1 ? {} : { page: String(next) })} />
      )}
      <BankAccess />
    </div>
  );
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage(page: number): void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Text id="settings.logins.newer" />
      </Button>
      <span role="status" className="text-muted text-sm">
        <Text id="settings.logins.page" values={{ page, pages }} />
      </span>
      <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Text id="settings.logins.older" />
      </Button>
    </div>
  );
}
