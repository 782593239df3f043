import { knownRoutes } from '@bank/kit';
import { type Here, readWhom } from './read-whom';

/** Where the page is. */
export const here = (): Here => ({ origin: location.origin, isPlace: (path) => knownRoutes.has(path) });

/** The e-mail address in what was typed; '' where it is something else. */
export function emailIn(typed: string): string {
  const whom = readWhom(typed, here());
  return whom.kind === 'email' ? whom.email : '';
}
