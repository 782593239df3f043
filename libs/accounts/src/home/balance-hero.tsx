import { AmountText, usePreferences } from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import type { Permissions } from '@bank/session';
import { BrandArt, IconButton, Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { HomeActions } from './home-actions';
import { localDay } from './chart-period';
import { spending } from './home-queries';
import { MainCurrencyMenu } from './main-currency-menu';
import { comparisonIn, totalIn, type Comparison } from './total';
import { useMainCurrency, type MainCurrency } from './use-total';

interface BalanceHeroProps {
  accounts: readonly Account[];
  may: Permissions;
}

/** Everything the customer has, largest on the page; one sentence that compares; the next actions. */
export function BalanceHero({ accounts, may }: BalanceHeroProps) {
  const t = useText();
  const hidden = usePreferences((state) => state.hideBalances);
  const setHidden = usePreferences((state) => state.setHideBalances);
  const main = useMainCurrency(accounts);
  if (main.currency === null) return null;
  return (
    <section className="hero-face home-hero" aria-label={t('kit.balance')}>
      <BrandArt place="hero" />
      <div className="hero-line">
        <p className="hero-label">
          <Label main={main} currency={main.currency} />
        </p>
        {/* From this width on the top line has it. */}
        <IconButton
          className="laptop:hidden"
          label={t(hidden ? 'kit.showBalances' : 'kit.hideBalances')}
          icon={hidden ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          onClick={() => setHidden(!hidden)}
        />
      </div>
      <Total accounts={accounts} main={main} currency={main.currency} />
      <HomeActions accounts={accounts} may={may} />
    </section>
  );
}

/** "Everything you have, in EUR", where the currency can be changed. */
function Label({ main, currency }: { main: MainCurrency; currency: string }) {
  if (main.currencies.length < 2) return <Text id="accounts.home.everything" />;
  return (
    <Text id="accounts.home.everythingIn" values={{ currency: <MainCurrencyMenu main={main} currency={currency} /> }} />
  );
}

interface TotalProps {
  accounts: readonly Account[];
  main: MainCurrency;
  currency: string;
}

function Total({ accounts, main, currency }: TotalProps) {
  const format = useFormat();
  // Fixed while the page is open, so that the comparison does not jump at midnight.
  const [today] = useState(() => localDay(Date.now()));
  const months = useQuery(spending(today));
  const { rates, hasFailed } = main;
  const isComing = rates === null && !hasFailed;
  // Both sentences come at once: alone, the second would make room for the first.
  const isSaid = !isComing && !months.isLoading;
  const whole = rates && totalIn(currency, accounts, rates);
  const held = accounts.filter(({ currencyCode }) => currencyCode === currency);
  const total = whole ?? totalIn(currency, held, []);
  const comparison = months.data && rates && comparisonIn(currency, months.data.spending, rates);
  return (
    <>
      <div className="hero-total">
        {isComing ? (
          <Skeleton shape="title" />
        ) : (
          total && <AmountText amount={total.amount} currency={currency} size="hero" />
        )}
      </div>
      <p className="hero-note" data-room={useRoom(currency, main.currencies.length > 1, today)}>
        {isSaid && (
          <span>
            {comparison && <Compared comparison={comparison} currency={currency} />}
            {comparison && SPACE}
            {!whole && <Text id="accounts.home.noRates" values={{ currency }} />}
            {whole?.isAbout && main.ratesAt !== null && (
              <span className="hero-rates">
                <Text
                  id="accounts.home.rates"
                  values={{
                    time: format.date(main.ratesAt, localDay(Date.parse(main.ratesAt)) === today ? 'time' : 'dayTime'),
                  }}
                />
              </span>
            )}
          </span>
        )}
      </p>
    </>
  );
}

/**
 * The longest that the sentences below the total become, in the reader's language: it keeps their room while they are on the way, and is
 * neither shown nor said (home.css). @param today `YYYY-MM-DD`
 */
function useRoom(currency: string, isAbout: boolean, today: string): string {
  const t = useText();
  const format = useFormat();
  const sentence = t(isAbout ? 'accounts.home.aboutMore' : 'accounts.home.more', {
    amount: format.amount('88888.88', currency),
  });
  return isAbout ? `${sentence} ${t('accounts.home.rates', { time: format.date(today, 'dayTime') })}` : sentence;
}

/** Between two sentences. */
const SPACE = ' ';

const SENTENCES = {
  less: ['accounts.home.less', 'accounts.home.aboutLess'],
  more: ['accounts.home.more', 'accounts.home.aboutMore'],
  same: ['accounts.home.same', 'accounts.home.same'],
} as const;

function Compared({ comparison: { kind, by }, currency }: { comparison: Comparison; currency: string }) {
  const [exactly, about] = SENTENCES[kind];
  const amount = (
    <strong>
      <AmountText amount={by.amount} currency={currency} />
    </strong>
  );
  return <Text id={by.isAbout ? about : exactly} values={{ amount }} />;
}
