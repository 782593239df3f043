import { useAvailability } from '@bank/api-client';
import { AmountText, missingText, usePreferences } from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import { isZero } from '@bank/money';
import { paths } from '@bank/paths';
import type { Account } from '@bank/protocol/accounts';
import type { Permissions } from '@bank/session';
import { Button, buttonClass, IconButton, Panel } from '@bank/ui';
import { Eye, EyeOff, History, Send } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { totalsByCurrency } from '../account-rules';

interface BalanceHeroProps {
  accounts: readonly Account[];
  may: Permissions;
}

/** The total of one currency, largest on the page, with the others one press away and the next action beneath. */
export function BalanceHero({ accounts, may }: BalanceHeroProps) {
  const t = useText();
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const hidden = usePreferences((state) => state.hideBalances);
  const setHidden = usePreferences((state) => state.setHideBalances);
  const isOffline = useAvailability().state === 'offline';
  const totals = totalsByCurrency(accounts);
  const shown = totals.find(({ currency }) => currency === search.get('currency')) ?? totals[0];
  if (!shown) return null;
  const choose = (currency: string) =>
    setSearch(
      (known) => {
        known.set('currency', currency);
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  const missing = may.missing.sendP2p;
  const reason = missing ? missingText(missing, t) : isOffline ? t('kit.missing.network') : null;
  return (
    <Panel kind="hero" aria-label={t('accounts.home.balance')}>
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-1">
          <p className="opacity-80">
            <Text
              id="accounts.home.totalIn"
              values={{ currency: format.displayName('currency', shown.currency), count: shown.accounts }}
            />
          </p>
          <AmountText amount={shown.total} currency={shown.currency} size="hero" />
          {!isZero(shown.pending) && (
            <p className="text-sm opacity-80">
              <Text
                id="accounts.home.onHold"
                values={{ amount: <AmountText amount={shown.pending} currency={shown.currency} /> }}
              />
            </p>
          )}
        </div>
        <IconButton
          label={t(hidden ? 'kit.showBalances' : 'kit.hideBalances')}
          icon={hidden ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          onClick={() => setHidden(!hidden)}
        />
      </div>
      {totals.length > 1 && (
        <div role="group" aria-label={t('kit.currency')} className="mt-4 flex flex-wrap gap-2">
          {totals.map(({ currency }) => (
            <button
              key={currency}
              type="button"
              aria-pressed={currency === shown.currency}
              onClick={() => choose(currency)}
              className="chip"
            >
              {currency}
            </button>
          ))}
        </div>
      )}
      <div className="tablet:*:flex-none mt-6 flex flex-wrap gap-3 *:flex-1 *:whitespace-nowrap">
        {reason !== null ? (
          <Button disabled icon={<Send className="size-5" />} aria-describedby="send-missing">
            <Text id="accounts.home.send" />
          </Button>
        ) : (
          <Link to={paths.transferP2p.to()} className={buttonClass('primary')}>
            <Send className="size-5" />
            <Text id="accounts.home.send" />
          </Link>
        )}
        {may.seeHistory && (
          <Link to={paths.history.to()} className={buttonClass('secondary')}>
            <History className="size-5" />
            <Text id="kit.place.history" />
          </Link>
        )}
      </div>
      {reason !== null && (
        <p id="send-missing" className="mt-3 text-sm">
          {reason}
        </p>
      )}
    </Panel>
  );
}
