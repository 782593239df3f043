import { shownBalance } from '@bank/kit';
import { abs, type Amount, compare, convert, decimalsOf, isPositive, subtract, sum } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import type { Rate } from '@bank/protocol/totals';
import { openAccounts } from '../account-rules';

/** An amount in the main currency. */
export interface Worth {
  amount: Amount;
  /** A rate was used, so that the screen says "about" (R2.7.17). */
  isAbout: boolean;
}

/** The currencies of the open accounts, in the order the accounts came; the main currency is one of them. */
export function currenciesOf(accounts: readonly Account[]): string[] {
  return [...new Set(openAccounts(accounts).map(({ currencyCode }) => currencyCode))];
}

/** The currency of the total: the chosen one while an account holds it, otherwise the first account's; null without accounts. */
export function mainCurrencyOf(accounts: readonly Account[], chosen: string | null): string | null {
  const held = currenciesOf(accounts);
  return held.find((currency) => currency === chosen) ?? held[0] ?? null;
}

/** What an amount is worth in another currency, to the decimals of that one; null where the bank gives no rate. */
export function worthIn(currency: string, money: { amount: Amount; currency: string }, rates: readonly Rate[]) {
  if (money.currency === currency) return { amount: money.amount, isAbout: false } satisfies Worth;
  const known = rates.find((rate) => rate.fromCurrencyCode === money.currency && rate.toCurrencyCode === currency);
  if (!known) return null;
  return { amount: convert(money.amount, known.rate, decimalsOf(currency)), isAbout: true } satisfies Worth;
}

/** Adds up what is known; null as soon as one is not, because a total without it would be wrong. */
function addUp(worths: readonly (Worth | null)[]): Worth | null {
  const known = worths.filter((worth) => worth !== null);
  if (known.length < worths.length) return null;
  return { amount: sum(known.map(({ amount }) => amount)), isAbout: known.some(({ isAbout }) => isAbout) };
}

/** Everything on the open accounts in one currency, each account as it is shown (R2.3.2, R2.3.3). */
export function totalIn(currency: string, accounts: readonly Account[], rates: readonly Rate[]): Worth | null {
  return addUp(
    openAccounts(accounts).map((account) =>
      worthIn(currency, { amount: shownBalance(account), currency: account.currencyCode }, rates),
    ),
  );
}

export interface MonthSpending {
  currencyCode: string;
  thisMonth: Amount;
  lastMonth: Amount;
}

export interface Comparison {
  kind: 'less' | 'more' | 'same';
  by: Worth;
}

/**
 * This month's spending beside last month's up to the same day (R2.7.19). Null where it says nothing: nothing was spent last month, or
 * a rate is missing.
 */
export function comparisonIn(
  currency: string,
  spending: readonly MonthSpending[],
  rates: readonly Rate[],
): Comparison | null {
  const months = (['thisMonth', 'lastMonth'] as const).map((month) =>
    addUp(spending.map((each) => worthIn(currency, { amount: each[month], currency: each.currencyCode }, rates))),
  );
  const [now, before] = months;
  if (!now || !before || !isPositive(before.amount)) return null;
  const by = { amount: abs(subtract(now.amount, before.amount)), isAbout: now.isAbout || before.isAbout };
  const order = compare(now.amount, before.amount);
  return { kind: order < 0 ? 'less' : order > 0 ? 'more' : 'same', by };
}
