import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface ListPaneProps {
  /** The page with its list. */
  children: ReactNode;
  /** What is open, beside the list; null while nothing is. */
  pane: ReactNode;
}

/** A list and, from 1280 px, the details of one of its rows beside it, which stay while the list goes by. */
export function ListPane({ children, pane }: ListPaneProps) {
  return (
    <div className={clsx('list-pane', pane !== null && 'list-pane-open')}>
      <div className="min-w-0">{children}</div>
      {pane !== null && <div className="list-pane-side">{pane}</div>}
    </div>
  );
}
