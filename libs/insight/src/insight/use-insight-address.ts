import { useSearchParams } from 'react-router-dom';

/** The currency and the month that are looked at stand in the address, so that Back and a reload keep them. */
export function useInsightAddress() {
  const [search, setSearch] = useSearchParams();
  const set = (name: 'currency' | 'month', value: string) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { currency: currencyIn(search), month: search.get('month'), set };
}

/** The currency in an address; what cannot be one is not sent. */
export function currencyIn(search: URLSearchParams): string | undefined {
  const asked = search.get('currency') ?? '';
  return /^[A-Z]{3,5}$/.test(asked) ? asked : undefined;
}
