import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

export interface Addressed {
  /** What the address says for each of the names; null where it says nothing. */
  get(name: string): string | null;
  /** Puts these values into the address, in place of what stands there for the names. */
  show(values: Readonly<Record<string, string | number>>): void;
  /** Takes them out. @param isOurs refuses what another component has opened meanwhile */
  close(isOurs?: (get: Addressed['get']) => boolean): void;
}

/** Marks the entries of the history that `show` made: closing goes back over them instead of leaving them behind. */
const MARK = 'isOpened';

/**
 * Something that is open on a screen, in the address: a reload and a link find it again, and the browser's Back closes it.
 * However many steps it has, it is one entry of the history. `useOpen` is this for popups.
 * @param names of the search part of the address; the first says whether anything is open
 */
export function useAddressed(names: readonly [string, ...string[]]): Addressed {
  const navigate = useNavigate();
  const location = useLocation();
  const closed = useRef<string | null>(null);
  // The bank may answer after the user has gone back or away: then their present address counts, not that of the question.
  const now = useRef<Location | null>(location);
  useEffect(() => {
    now.current = location;
  });
  useEffect(
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
      const state: unknown = isFirst ? { [MARK]: known[0] } : here.state;
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
      if (markOf(here.state) === known[0]) return void navigate(-1);
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
const markOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && MARK in state ? state[MARK] : null;
