import { useEffect, useState } from 'react';

/** How far below the window a part may be and still be fetched, so that it is there when it is scrolled to. */
const AHEAD = '400px';

/**
 * Whether an element has been near the window; true at once where the browser cannot tell.
 * @returns the ref of the element, which may come into the page later than the component
 */
export function useInView() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [wasSeen, setWasSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (element === null || wasSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, wasSeen]);
  return [setElement, wasSeen] as const;
}
