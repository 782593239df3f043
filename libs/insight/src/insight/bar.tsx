import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';

interface BarProps {
  /** 0 to 1 of the room around it. */
  share: number;
  grows: 'up' | 'right';
  className: string;
}

/** A bar as long as its share. The length goes through the style object: no style attribute is written (the policy of the page forbids it). */
export function Bar({ share, grows, className }: BarProps) {
  const bar = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (bar.current) bar.current.style[grows === 'up' ? 'height' : 'width'] = `${Math.max(share, 0) * 100}%`;
  }, [share, grows]);
  return (
    <span
      ref={bar}
      aria-hidden="true"
      className={clsx('block', share > 0 && (grows === 'up' ? 'min-h-0.5' : 'min-w-1'), className)}
    />
  );
}
