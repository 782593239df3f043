import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

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
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key, state, hash } = useLocation();
  const closed = useRef<string | null>(null);
  const asked = search.get('open');
  const open = names.find((name) => name === asked) ?? null;

  const go = (next: URLSearchParams, options: { replace: boolean; state: unknown }) =>
    void navigate({ search: next.toString(), hash }, { ...options, preventScrollReset: true });
  return {
    open,
    id: open === null ? null : search.get('id'),
    show(name, id) {
      const next = withoutPopup(search);
      next.set('open', name);
      if (id !== undefined) next.set('id', String(id));
      if (asked === null) go(next, { replace: false, state: { [MARK]: true } });
      else go(next, { replace: true, state });
    },
    close() {
      // Twice before the router has moved would leave the page.
      if (open === null || closed.current === key) return;
      closed.current = key;
      if (isMarked(state)) void navigate(-1);
      else go(withoutPopup(search), { replace: true, state });
    },
  };
}

function withoutPopup(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('open');
  next.delete('id');
  return next;
}

/** History state outlives releases, so it is read as something unknown. */
const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;
