import { prefetch, query } from '@bank/api-client';
import { Text, useFormat } from '@bank/i18n';
import { Allowed, Answer, allOf, Page } from '@bank/kit';
import { balanceInquiry } from '@bank/protocol/accounts';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localDay } from '../home/chart-period';
import { rates } from '../home/home-queries';
import { BackToAccounts } from '../list/back-to-accounts';
import { Calculator } from './calculator';
import { RateList } from './rate-list';

export const handle = { title: 'accounts.rates.title' } as const;

export function loader() {
  prefetch(rates(), query(balanceInquiry), customerQueries.info(), customerQueries.access());
  return null;
}

/** What one currency is worth in another: a calculator, and the bank's list (R2.7.17, R2.7.54). */
export function Component() {
  const { may } = useCustomer();
  const list = useQuery(rates());
  const balances = useQuery(query(balanceInquiry));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <BackToAccounts />
      <Page title="accounts.rates.title" width="full">
        <Allowed missing={may.missing.seeBalances} title="accounts.home.notAllowed">
          <Answer of={allOf(list, balances)} failed="accounts.rates.failed" rows={6}>
            {([
              {
                rates: { rate },
                ratesAt,
              },
              { accounts },
            ]) => (
              <>
                <SetAt at={ratesAt} />
                <div className="laptop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10">
                  <Calculator rates={rate} accounts={accounts.account} may={may} />
                  <RateList rates={rate} accounts={accounts.account} />
                </div>
              </>
            )}
          </Answer>
        </Allowed>
      </Page>
    </div>
  );
}

function SetAt({ at }: { at: string }) {
  const format = useFormat();
  const [today] = useState(() => localDay(Date.now()));
  const isToday = localDay(Date.parse(at)) === today;
  return (
    <p className="text-muted -mt-3">
      <Text id="accounts.list.ratesOf" values={{ time: format.date(at, isToday ? 'time' : 'dayTime') }} />
    </p>
  );
}
