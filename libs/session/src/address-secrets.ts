/** On /activate `code` is the activation code and stays (decision 16). */
const ACTIVATION = /^\/activate\/?$/;

/** A sign-in handed over in the address (spec 1 §2); one use. */
export interface AddressSecrets {
  code: string;
  codeVerifier: string;
}

type ReadLocation = Pick<Location, 'pathname' | 'search' | 'hash'>;
type ReplaceHistory = Pick<History, 'state' | 'replaceState'>;

/**
 * Removes `code` and `codeVerifier` from the address and returns them when both were there. Call it before any request
 * and any render, so that neither Referer nor history nor a log ever holds them (decision 16).
 */
export function takeAddressSecrets(location: ReadLocation, history: ReplaceHistory): AddressSecrets | null {
  if (ACTIVATION.test(location.pathname)) return null;
  const search = new URLSearchParams(location.search);
  const code = search.get('code');
  const codeVerifier = search.get('codeVerifier');
  if (code === null && codeVerifier === null) return null;
  search.delete('code');
  search.delete('codeVerifier');
  const rest = search.toString();
  history.replaceState(history.state, '', `${location.pathname}${rest === '' ? '' : `?${rest}`}${location.hash}`);
  return code && codeVerifier ? { code, codeVerifier } : null;
}
