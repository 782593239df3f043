import type { ReactNode } from 'react';
import { MainRegion } from '../page/main-region';

interface FrameProps {
  /** Who is acted for, and from 1024 px the places. */
  head: ReactNode;
  /** At the far end of the top: what belongs to every screen. */
  tools: ReactNode;
  /** A phone's bar. */
  bar?: ReactNode;
  children: ReactNode;
}

/**
 * What stands around the screens of the bank: one order of its parts in every brand, whose style sheet makes a column, a masthead or a
 * rail of it (nav.css). Everything on a screen begins on one left edge.
 */
export function Frame({ head, tools, bar, children }: FrameProps) {
  return (
    <div className="frame">
      <header className="contents">
        <div className="frame-head nav-face">{head}</div>
        <div className="frame-tools">{tools}</div>
      </header>
      <MainRegion className="frame-screen">{children}</MainRegion>
      {bar}
    </div>
  );
}
