import { trackScreen } from './analytics';

/** The part of the router that is read. */
export interface ScreenSource {
  readonly state: { readonly matches: readonly { readonly route: { readonly path?: string } }[] };
  subscribe(listener: (state: ScreenSource['state']) => void): () => void;
}

/**
 * Tells analytics which screen is open, now and after every navigation, by its route's pattern and never by its address.
 * @returns a function that stops following
 */
export function followScreens(router: ScreenSource): () => void {
  let last: string | null = null;
  const look = ({ matches }: ScreenSource['state']) => {
    const pattern = matches.findLast(({ route }) => route.path !== undefined)?.route.path ?? '';
    if (pattern === last) return;
    last = pattern;
    trackScreen(pattern);
  };
  look(router.state);
  return router.subscribe(look);
}
