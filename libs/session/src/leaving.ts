import { session } from './session';

/** Form of a remembered path: one leading slash, no backslash, no control characters (R0.15). */
const SAFE_PATH = /^\/(?![/\\])[^\\\x00-\x20\x7f]*$/; // eslint-disable-line no-control-regex -- it refuses control characters

/** Remembers the target of an unauthenticated visitor, unless the path is unsafe. */
export function rememberPath(path: string): void {
  if (SAFE_PATH.test(path)) session.setState({ initialPath: path });
}

/**
 * Takes the remembered path. Reading forgets it.
 * @param isKnownRoute whether the router has a screen for the path (without search and hash)
 * @returns the path, or null without one, for an unsafe one, and for one without a screen
 */
export function takeRememberedPath(isKnownRoute: (pathname: string) => boolean): string | null {
  const { initialPath } = session.getState();
  if (initialPath === null) return null;
  session.setState({ initialPath: null });
  return resolvePath(initialPath, isKnownRoute);
}

/** Remembers the address that another product sent the visitor to, until they are signed in (R1.2.9). */
export function rememberSeiPath(path: string): void {
  if (SAFE_PATH.test(path)) session.setState({ seiPath: path });
}

/** Takes that address, if it still leads to a screen. */
export function takeSeiPath(isKnownRoute: (pathname: string) => boolean): string | null {
  const { seiPath } = session.getState();
  if (seiPath === null) return null;
  session.setState({ seiPath: null });
  return resolvePath(seiPath, isKnownRoute);
}

/** The resolver for remembered paths as a pure rule (R0.15). */
export function resolvePath(path: string, isKnownRoute: (pathname: string) => boolean): string | null {
  if (!SAFE_PATH.test(path)) return null;
  const here = 'https://here.invalid';
  let url: URL;
  try {
    url = new URL(path, here);
  } catch {
    return null;
  }
  // The URL has resolved dot segments, so this judges the path that the browser would open.
  const resolved = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === here && SAFE_PATH.test(resolved) && isKnownRoute(url.pathname) ? resolved : null;
}

/**
 * The one gate for addresses handed over by the server or the URL (R0.15): https, no credentials, host on the
 * brand's list. When it refuses, the caller shows a page that names the host and asks; without a host there is
 * nothing to ask.
 * @param allowedHosts exact host names, with a port when it is not 443
 */
export function leavingGate(url: string, allowedHosts: readonly string[]): { ok: true } | { ok: false; host: string } {
  let target: URL;
  try {
    target = new URL(url);
  } catch {
    return { ok: false, host: '' };
  }
  if (target.protocol !== 'https:' || target.username !== '' || target.password !== '') return { ok: false, host: '' };
  return allowedHosts.includes(target.host) ? { ok: true } : { ok: false, host: target.host };
}
