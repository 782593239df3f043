import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to the first field of a step once it is there. @returns for the element around the step */
export function useFirstField(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return place;
}
