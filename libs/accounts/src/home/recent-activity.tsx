import { Answer, DayHeading, HomeSection, localDay, TransactionRow, useListWords } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { Account } from '@bank/protocol/accounts';
import type { Transaction } from '@bank/protocol/history';
import { EmptyState, Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askedAccount, useChosenAccount } from './chosen-account';
import { recentActivity } from './home-queries';
import { detailsOf, recentDays } from './recent-rows';

interface RecentActivityProps {
  accounts: readonly Account[];
  /** Stands below it, and comes once it is here: it would push it down. */
  below?: ReactNode;
}

/** What happened lately on the chosen account, or on all. */
export function RecentActivity({ accounts, below }: RecentActivityProps) {
  const t = useText();
  const chosen = useChosenAccount(accounts);
  const [search] = useSearchParams();
  // The loader has asked for what the address names: a customer's only account is chosen without being named.
  const accountId = chosen?.accountId === askedAccount(search) ? askedAccount(search) : null;
  const activity = useQuery(recentActivity(accountId));
  return (
    <>
      <HomeSection
        title="accounts.activity.title"
        all={{
          to: paths.history.to({ accountId: chosen?.accountId ?? (accounts.length > 1 ? 'all' : undefined) }),
          label: 'accounts.activity.all',
          name: 'accounts.activity.allOf',
        }}
      >
        {() => (
          <Answer
            of={activity}
            failed="accounts.activity.failed"
            skeleton={
              <Skeleton shape="row" hasToken={BRAND.list === 'rows'} count={6} label={t('accounts.activity.loading')} />
            }
          >
            {({ transactions }) => (
              <Days
                transactions={transactions.transaction}
                accounts={accounts}
                isOfSeveral={accountId === null && accounts.length > 1}
              />
            )}
          </Answer>
        )}
      </HomeSection>
      {!activity.isLoading && below}
    </>
  );
}

interface DaysProps {
  transactions: readonly Transaction[];
  accounts: readonly Account[];
  /** Rows name their account. */
  isOfSeveral: boolean;
}

function Days({ transactions, accounts, isOfSeveral }: DaysProps) {
  const [today] = useState(() => localDay(new Date().toISOString()));
  const accountName = useCallback(
    (accountId: number) => accounts.find((account) => account.accountId === accountId)?.name ?? '',
    [accounts],
  );
  const words = useListWords(isOfSeveral ? accountName : null);
  const days = recentDays(transactions, localDay);
  if (days.length === 0) {
    return (
      <EmptyState icon={<ReceiptText />} title={<Text id="accounts.activity.empty" />}>
        <Text id="accounts.activity.emptyBody" />
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {days.map(({ day, transactions: listed, sums }) => (
        <section key={day}>
          <DayHeading day={day} today={today} sums={sums} words={words} />
          <ul>
            {listed.map((each) => (
              <li key={`${each.accountId} ${each.transactionId}`}>
                <TransactionRow transaction={each} words={words} to={detailsOf(each, transactions)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
