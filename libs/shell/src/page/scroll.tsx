import { useState } from 'react';
import { ScrollRestoration, type Location } from 'react-router-dom';

const STORED = 'bank.scroll';

/** Entries of the history have a key each, but for those that a page was opened with: all of these are called "default". */
const keyOf = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>) =>
  key === 'default' ? `default ${pathname}${search}` : key;

/**
 * Back, forward and a reload lead to where the page was scrolled; a typed address and a bookmark start at the top, however far
 * the same address was scrolled before.
 */
export function Scroll() {
  useState(() => forgetTyped());
  return <ScrollRestoration storageKey={STORED} getKey={keyOf} />;
}

function forgetTyped(): void {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  if (opened && 'type' in opened && opened.type !== 'navigate') return;
  try {
    const positions: Record<string, unknown> = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
    const here = keyOf({ key: 'default', pathname: location.pathname, search: location.search });
    const others = Object.entries(positions).filter(([key]) => key !== here);
    sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(others)));
  } catch {
    // Nothing is kept where storage is denied, or not readable.
  }
}
