import { useEffect, useRef, useState } from 'react';

/**
 * Closes after so long, but never under the reader's pointer or focus (R0.26).
 * @param afterMs null: never by itself
 * @returns handlers for what holds it open
 */
export function useAutoClose(afterMs: number | null, close: () => void) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const isHeld = isPointed || isFocused;
  useEffect(() => {
    if (afterMs === null || isHeld) return;
    const timer = setTimeout(() => latest.current(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, isHeld]);
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
