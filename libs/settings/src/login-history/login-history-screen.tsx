import { prefetch } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Answer, Page, pageIn, Pages, pagesOf, Rows } from '@bank/kit';
import { EmptyState } from '@bank/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { accessLogQuery, BankAccess } from './bank-access';
import { LoginRow } from './login-row';
import { LOGINS_A_PAGE, loginsQuery } from './logins-query';
import { NotMe } from './not-me';

export const handle = { title: 'kit.place.loginHistory', isOwn: true } as const;

export function loader({ request }: { request: { url: string } }) {
  prefetch(loginsQuery(pageIn(new URL(request.url).searchParams)), accessLogQuery());
  return null;
}

/** Every attempt to log in, the failed ones too, with the page in the address; then who at the bank opened the account. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search);
  const logins = useQuery({ ...loginsQuery(page), placeholderData: keepPreviousData });
  return (
    <Page title="kit.place.loginHistory">
      <NotMe />
      <Answer of={logins} rows={8} hasTokens={false}>
        {(data) => (
          <>
            {data.logins.login.length === 0 ? (
              <EmptyState icon={<LogIn />} title={<Text id="settings.logins.empty" />}>
                <Text id="settings.logins.emptyBody" />
              </EmptyState>
            ) : (
              <Rows>
                {data.logins.login.map((row) => (
                  <LoginRow key={row.id} row={row} />
                ))}
              </Rows>
            )}
            <Pages
              page={page}
              pages={pagesOf(data.total, LOGINS_A_PAGE)}
              onPage={(next) => setSearch(next === 1 ? {} : { page: String(next) })}
              previous="settings.logins.newer"
              next="settings.logins.older"
            />
          </>
        )}
      </Answer>
      <BankAccess />
    </Page>
  );
}
