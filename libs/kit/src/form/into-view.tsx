import { type ReactNode, useEffect, useRef } from 'react';

interface IntoViewProps {
  /** What it is about: the same sentence about another press comes into view again. */
  of: unknown;
  children: ReactNode;
}

/** Something that is said over a form: it comes into view, below the bar that stays at the top, each time it is said anew. */
export function IntoView({ of, children }: IntoViewProps) {
  const place = useRef<HTMLDivElement>(null);
  // Browsers may answer with a promise, which React would call to undo the effect.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), [of]);
  return (
    <div ref={place} className="scroll-mt-(--line-room)">
      {children}
    </div>
  );
}
