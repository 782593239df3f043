import { paths } from '@bank/paths';
import { matchRoutes, type RouteObject } from 'react-router-dom';

let known: RouteObject[] = [];

/** Whether an address leads to a screen; asked before a remembered path is followed (decision 15). */
export const knownRoutes = {
  set(routes: RouteObject[]): void {
    known = routes;
  },
  has: (pathname: string): boolean => isKnown(known, pathname),
};

/** The entrances are no place to come back to, and the catch-all matches everything. */
export function isKnown(routes: RouteObject[], pathname: string): boolean {
  const last = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  return last !== undefined && last !== '*' && last !== paths.root.pattern && last !== paths.login.pattern;
}
