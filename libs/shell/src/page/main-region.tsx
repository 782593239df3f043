import type { ReactNode } from 'react';

export const MAIN_ID = 'main';

/** The screen itself: where the skip link leads, and where the focus goes after a navigation. */
export function MainRegion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={`outline-none ${className ?? ''}`}>
      {children}
    </main>
  );
}
