import { matchRoutes, type RouteObject } from 'react-router-dom';

let known: RouteObject[] = [];

/** Whether an address leads to a screen of the signed-in; asked before a remembered path is followed (R0.15). */
export const knownRoutes = {
  set(routes: RouteObject[]): void {
    known = routes;
  },
  has: (pathname: string): boolean => isKnown(known, pathname),
};

/** The branch of the tree that requires a session. Sign-in and the public pages are no places to come back to. */
export const SIGNED_IN = 'signed-in';

export function isKnown(routes: RouteObject[], pathname: string): boolean {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.at(-1)?.route.path !== undefined && matches.some(({ route }) => route.id === SIGNED_IN);
}
