import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { forgetHanded, handedTo } from './handed';

/**
 * What another page filled in: by the address, `/transfer/p2p?to=ana@…&amount=5`, or handed over in memory. It is taken out of both, so
 * that a reload keeps what was typed since, and the flow goes on with the amount.
 * @param form names the form that opens
 * @param names of the address by the names of the fields
 * @param isBegun whether the values answer the first question
 */
export function useGiven<Values extends object>(
  form: string,
  names: Readonly<Partial<Record<keyof Values & string, string>>>,
  isBegun: (values: Partial<Values>) => boolean,
): Partial<Values> | null {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [given] = useState(() => {
    const found = Object.entries<string | undefined>(names).flatMap(([field, name]) => {
      const value = name === undefined ? null : search.get(name);
      return value === null || value === '' ? [] : [[field, value] as const];
    });
    const handed = handedTo(form);
    if (found.length === 0 && handed === null) return null;
    // The names are the fields' own, which Object.entries does not say.
    return { ...Object.fromEntries(found), ...handed } as Partial<Values>;
  });
  useEffect(() => {
    if (given === null) return;
    forgetHanded(form);
    const rest = new URLSearchParams(search);
    for (const name of Object.values<string | undefined>(names)) if (name !== undefined) rest.delete(name);
    if (isBegun(given)) rest.set('ask', 'amount');
    void navigate({ search: rest.toString() }, { replace: true });
    // Once, for what the page was opened with.
  }, []);
  return given;
}

/**
 * Counts how often an address has brought answers since the page was opened: a payment to another payee begins anew, also where it is
 * asked for while this one is open (from the search over everything).
 * @param names of the address by the names of the fields
 */
export function useGivenAgain(names: Readonly<Record<string, string | undefined>>): number {
  const [search] = useSearchParams();
  const brings = Object.values(names).some((name) => name !== undefined && search.has(name));
  const [seen, setSeen] = useState({ brings, times: 0 });
  if (seen.brings !== brings) setSeen({ brings, times: seen.times + (brings ? 1 : 0) });
  return seen.times;
}
