import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

export interface Addressed {
  /** What the address says for each of the names; null where it says nothing. */
  get(name: string): string | null;
  /** Puts these values into the address, in place of what stands there for the names. */
  show(values: Readonly<Record<string, string | number>>): void;
  /** Takes them out. @param isOurs refuses what another component has opened meanwhile */
  close(isOurs?: (get: Addressed['get']) => boolean): void;
}

/**
 * The entries of the history that `show` made, as the first names of what they opened, the outermost first. Closing goes back over
 * them instead of leaving them behind.
 */
const MARK = 'opened';

/**
 * Something that is open on a screen, in the address: a reload and a link find it again, and the browser's Back closes it.
 * However often it shows something else in its place, it is one entry of the history. `useOpen` is this for popups, `useStep` for a
 * step inside of one.
 * @param names of the search part of the address; the first says whether anything is open
 */
export function useAddressed(names: readonly [string, ...string[]]): Addressed {
  const navigate = useNavigate();
  const location = useLocation();
  const closed = useRef<string | null>(null);
  // The bank may answer after the user has gone back or away: then their present address counts, not that of the question.
  const now = useRef<Location | null>(location);
  // Before the new address is painted: a press on what one sees finds it.
  useLayoutEffect(() => {
    now.current = location;
    // An entry that was closed can be gone back to, and closed again.
    if (closed.current !== location.key) closed.current = null;
  }, [location]);
  useLayoutEffect(
    () => () => {
      now.current = null;
    },
    [],
  );

  // The functions keep their identity, so that long lists can hand them to their rows.
  const [known] = useState(names);
  const show = useCallback(
    (values: Readonly<Record<string, string | number>>) => {
      const here = now.current;
      if (here === null) return;
      const search = without(known, here);
      for (const [name, value] of Object.entries(values)) search.set(name, String(value));
      const isFirst = valueIn(here)(known[0]) === null;
      const state: unknown = isFirst ? { [MARK]: [...opened(here.state), known[0]] } : here.state;
      void navigate(addressOf(here, search), { replace: !isFirst, state, preventScrollReset: true });
    },
    [navigate, known],
  );
  const close = useCallback(
    (isOurs: (get: Addressed['get']) => boolean = () => true) => {
      const here = now.current;
      // Twice before the router has moved would leave the page.
      if (here === null || closed.current === here.key) return;
      if (valueIn(here)(known[0]) === null || !isOurs(valueIn(here))) return;
      closed.current = here.key;
      const entries = opened(here.state);
      const own = entries.lastIndexOf(known[0]);
      // Steps of its own that are open inside of it go with it.
      if (own !== -1) return void navigate(own - entries.length);
      const search = without(known, here);
      void navigate(addressOf(here, search), { replace: true, state: here.state, preventScrollReset: true });
    },
    [navigate, known],
  );
  return { get: valueIn(location), show, close };
}

const addressOf = ({ hash }: Location, search: URLSearchParams) => ({ search: search.toString(), hash });

const valueIn =
  ({ search }: Location) =>
  (name: string) =>
    new URLSearchParams(search).get(name);

function without(names: readonly string[], { search }: Location): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  return next;
}

/** History state outlives releases, so it is read as something unknown. */
function opened(state: unknown): readonly unknown[] {
  if (typeof state !== 'object' || state === null || !(MARK in state)) return [];
  return Array.isArray(state[MARK]) ? state[MARK] : [];
}
