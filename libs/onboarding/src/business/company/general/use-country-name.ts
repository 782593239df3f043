import { countryIn } from '@bank/kit';
import { query } from '@bank/api-client';
import { countries } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';

/** A country by its code, as the bank's dictionary says it; null while that is not here. */
export function useCountryName(): (code: string) => string | null {
  const all = useQuery(query(countries, undefined, { lazy: true })).data?.countries;
  return (code) => countryIn(all, code);
}
