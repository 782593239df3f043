import { prefetch } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Allowed, Answer, Page, pageIn, Pages, pagesOf } from '@bank/kit';
import type { AccountStatements } from '@bank/protocol/statements';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AccountMenu } from './account-menu';
import { MONTHS_A_PAGE, accountsQuery, monthsQuery } from './statement-queries';
import { NextStatement } from './next-statement';
import { YearOfStatements } from './year-of-statements';
import { byYear } from './by-year';

export const handle = { title: 'kit.place.statements' } as const;

/** Starts what the screen reads: the accounts, and the page of months when the address names the account. */
export function loader({ request }: { request: { url: string } }) {
  const search = new URL(request.url).searchParams;
  const accountId = Number(search.get('accountId'));
  prefetch(accountsQuery(), customerQueries.info(), customerQueries.access());
  if (Number.isSafeInteger(accountId) && accountId > 0) prefetch(monthsQuery(accountId, pageIn(search)));
  return null;
}

/** Statements by account, year and month; account and page are in the address (R2.2.6). */
export function Component() {
  const { may } = useCustomer();
  return (
    <Page title="kit.place.statements" lead={<Text id="statements.lead" />}>
      <Allowed missing={may.missing.seeHistory} title="statements.notAllowed">
        <Accounts />
      </Allowed>
    </Page>
  );
}

function Accounts() {
  const accounts = useQuery(accountsQuery());
  return (
    <Answer of={accounts} failed="statements.failed" rows={6}>
      {(data) => <Statements accounts={data.accounts} />}
    </Answer>
  );
}

function Statements({ accounts }: { accounts: readonly AccountStatements[] }) {
  const [search, setSearch] = useSearchParams();
  const asked = accounts.find(({ accountId }) => String(accountId) === search.get('accountId'));
  const account = asked ?? accounts[0];
  if (!account) {
    return (
      <EmptyState icon={<FileText />} title={<Text id="statements.noAccounts" />}>
        <Text id="statements.noAccountsBody" />
      </EmptyState>
    );
  }
  return (
    <>
      <div className="chip-row">
        <AccountMenu
          accounts={accounts}
          account={account}
          onChoose={(accountId) => setSearch({ accountId: String(accountId) })}
        />
      </div>
      <Months
        key={account.accountId}
        account={account}
        page={pageIn(search)}
        onPage={(page) => setSearch({ accountId: String(account.accountId), page: String(page) })}
      />
    </>
  );
}

interface MonthsProps {
  account: AccountStatements;
  page: number;
  onPage(page: number): void;
}

function Months({ account, page, onPage }: MonthsProps) {
  const months = useQuery(monthsQuery(account.accountId, page, { lazy: true }));
  return (
    <Answer of={months} failed="statements.failed" rows={12}>
      {({ total, exports }) =>
        page > pagesOf(total, MONTHS_A_PAGE) ? (
          <Navigate to={`?accountId=${account.accountId}`} replace />
        ) : total === 0 ? (
          <EmptyState icon={<FileText />} title={<Text id="statements.none" />}>
            <NextStatement />
          </EmptyState>
        ) : (
          <>
            {page === 1 && !account.isClosed && (
              <p className="text-muted -mt-2 text-sm">
                <NextStatement />
              </p>
            )}
            {byYear(exports).map(({ year, months: ofYear }) => (
              <YearOfStatements
                key={year}
                year={year}
                count={account.years.find((one) => one.year === year)?.months ?? 0}
                accountId={account.accountId}
                months={ofYear}
              />
            ))}
            <Pages
              page={page}
              pages={pagesOf(total, MONTHS_A_PAGE)}
              onPage={onPage}
              previous="statements.newer"
              next="statements.older"
            />
          </>
        )
      }
    </Answer>
  );
}
