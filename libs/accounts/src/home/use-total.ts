import { usePreferences } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import type { Rate } from '@bank/protocol/totals';
import { useQuery } from '@tanstack/react-query';
import { rates } from './home-queries';
import { currenciesOf, mainCurrencyOf } from './total';

export interface MainCurrency {
  /** Null without open accounts. */
  currency: string | null;
  /** What it may be changed to. */
  currencies: readonly string[];
  /** Null while they are on the way, and where none are needed or none came. */
  rates: readonly Rate[] | null;
  /** Since when the rates hold; null with one currency, which needs none. */
  ratesAt: string | null;
  hasFailed: boolean;
}

/** The currency that everything is valued in, and the rates for it. */
export function useMainCurrency(accounts: readonly Account[]): MainCurrency {
  const chosen = usePreferences((state) => state.mainCurrency);
  const { data, error } = useQuery(rates());
  const currencies = currenciesOf(accounts);
  const currency = mainCurrencyOf(accounts, chosen);
  // A customer with one currency meets no rates (R2.7.17).
  if (currencies.length < 2) return { currency, currencies, rates: [], ratesAt: null, hasFailed: false };
  return {
    currency,
    currencies,
    rates: data?.rates.rate ?? null,
    ratesAt: data?.ratesAt ?? null,
    hasFailed: data === undefined && error !== null,
  };
}
