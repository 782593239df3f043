import type { Account } from '@bank/protocol/accounts';
import { useSearchParams } from 'react-router-dom';
import { openAccounts } from '../account-rules';

/** The account that an address asks for; null: all of them. */
export function askedAccount(search: URLSearchParams): number | null {
  const asked = search.get('account');
  return asked !== null && /^\d{1,15}$/.test(asked) ? Number(asked) : null;
}

/** Writes one word of home's address in place, so that Back leaves home. */
export function useHomeAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    set: (name: string, value: string | null) =>
      setSearch(
        (known) => {
          if (value === null) known.delete(name);
          else known.set(name, value);
          return known;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

/** The open account that drives chart and activity; null: all of them. A customer with one account has it chosen. */
export function useChosenAccount(accounts: readonly Account[]): Account | null {
  const open = openAccounts(accounts);
  const [search] = useSearchParams();
  const asked = askedAccount(search);
  if (open.length === 1) return open[0] ?? null;
  return open.find(({ accountId }) => accountId === asked) ?? null;
}
