import { createContext, type ReactNode } from 'react';

export const LinkNavigationContext = createContext<((path: string) => void) | null>(null);

/** Lets menu links go through the application's router instead of loading a page. */
export function LinkNavigation({ navigate, children }: { navigate: (path: string) => void; children: ReactNode }) {
  return <LinkNavigationContext value={navigate}>{children}</LinkNavigationContext>;
}
