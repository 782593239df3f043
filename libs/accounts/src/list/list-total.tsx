import { Text, useFormat } from '@bank/i18n';
import { AmountText } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import { Skeleton } from '@bank/ui';
import { useState } from 'react';
import { localDay } from '../home/chart-period';
import { MainCurrencyMenu } from '../home/main-currency-menu';
import { totalIn } from '../home/total';
import { useMainCurrency } from '../home/use-total';

/** What all open accounts are worth in the main currency, and since when its rates hold: the figure of home (R2.7.17). */
export function ListTotal({ accounts }: { accounts: readonly Account[] }) {
  const format = useFormat();
  const [today] = useState(() => localDay(Date.now()));
  const main = useMainCurrency(accounts);
  const { currency, rates, ratesAt, hasFailed } = main;
  if (currency === null) return null;
  const total = rates && totalIn(currency, accounts, rates);
  const isKnown = hasFailed || rates !== null;
  return (
    <div className="desktop:mt-0 -mt-4 min-h-16">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        {total ? (
          <span className="text-muted">
            <Text
              id={total.isAbout ? 'accounts.list.aboutTotal' : 'accounts.list.total'}
              values={{
                amount: (
                  <strong className="text-text font-semibold">
                    <AmountText amount={total.amount} currency={currency} />
                  </strong>
                ),
              }}
            />
          </span>
        ) : isKnown ? (
          <span className="text-muted">
            <Text id="accounts.list.noTotal" />
          </span>
        ) : (
          <Skeleton shape="line" />
        )}
        {isKnown && main.currencies.length > 1 && <MainCurrencyMenu main={main} currency={currency} />}
      </div>
      {total?.isAbout && ratesAt !== null && (
        <p className="text-muted text-sm">
          <Text
            id="accounts.list.ratesOf"
            values={{ time: format.date(ratesAt, localDay(Date.parse(ratesAt)) === today ? 'time' : 'dayTime') }}
          />
        </p>
      )}
    </div>
  );
}
