import type { ReactNode } from 'react';

/** The picture at the start of a row: an icon on its ground. Decoration. */
export function RowToken({ children }: { children: ReactNode }) {
  return (
    <span className="token row-token" aria-hidden="true">
      {children}
    </span>
  );
}
