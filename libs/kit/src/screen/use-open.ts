import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

export interface OpenPopup<Name extends string> {
  /** Which of the names is open; null: none of them. */
  open: Name | null;
  /** What it is about, as `show` was told; null: nothing in particular. */
  id: string | null;
  /** Opens it in place of what is open. What an address may not show (a secret, a draft) stays in the component's state. */
  show(name: Name, id?: string | number): void;
  close(): void;
}

/** Marks entries of the history that `show` made: closing goes back over them instead of leaving them behind. */
const MARK = 'isOpened';

/**
 * The open popup of a screen, in the address as `?open=name&id=…`: a reload and a link find it again, and the browser's Back
 * closes it. However many steps it has, it is one entry of the history.
 * @param names the popups of this component; those of others on the same screen have other names
 */
export function useOpen<Name extends string>(names: readonly Name[]): OpenPopup<Name> {
  const navigate = useNavigate();
  const location = useLocation();
  const closed = useRef<string | null>(null);
  // An answer of the bank may come after the user has gone back or away: what counts then is where they are.
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

  const openIn = ({ search }: Location) => names.find((name) => name === new URLSearchParams(search).get('open'));
  const go = ({ hash }: Location, search: URLSearchParams, options: { replace: boolean; state: unknown }) =>
    void navigate({ search: search.toString(), hash }, { ...options, preventScrollReset: true });
  const open = openIn(location) ?? null;
  return {
    open,
    id: open === null ? null : new URLSearchParams(location.search).get('id'),
    show(name, id) {
      const here = now.current;
      if (here === null) return;
      const next = withoutPopup(here);
      next.set('open', name);
      if (id !== undefined) next.set('id', String(id));
      const isFirst = !new URLSearchParams(here.search).has('open');
      go(here, next, isFirst ? { replace: false, state: { [MARK]: true } } : { replace: true, state: here.state });
    },
    close() {
      const here = now.current;
      // Twice before the router has moved would leave the page.
      if (here === null || openIn(here) === undefined || closed.current === here.key) return;
      closed.current = here.key;
      if (isMarked(here.state)) void navigate(-1);
      else go(here, withoutPopup(here), { replace: true, state: here.state });
    },
  };
}

function withoutPopup({ search }: Location): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('open');
  next.delete('id');
  return next;
}

/** History state outlives releases, so it is read as something unknown. */
const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;
