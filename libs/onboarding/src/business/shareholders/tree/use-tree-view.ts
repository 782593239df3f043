import { atLeast, breakpoints, useMedia } from '@bank/ui';
import { useSearchParams } from 'react-router-dom';
import type { Tree } from '../../rules/held';

export type TreeShown = 'tree' | 'table';
const PLACE = 'view';

/** How the holders are shown. A drawing needs room, and holders behind the first column; else there is nothing to choose. */
export function useTreeView({ companies, isTooMuch }: Tree): {
  view: TreeShown;
  choose: ((view: TreeShown) => void) | null;
} {
  const [search, setSearch] = useSearchParams();
  const hasRoom = useMedia(atLeast(breakpoints.laptop));
  if (!hasRoom || companies.length < 2 || isTooMuch) return { view: 'table', choose: null };
  return {
    view: search.get(PLACE) === 'table' ? 'table' : 'tree',
    choose: (view) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(PLACE, view);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
