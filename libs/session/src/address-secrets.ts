import { takeFromAddress, type ReadLocation, type ReplaceHistory } from './take-from-address';

/** On /activate `code` is the activation code and stays (R0.16). */
const ACTIVATION = /^\/activate\/?$/;

/** A sign-in handed over in the address (R1.2.30), for one use. */
export interface AddressSecrets {
  code: string;
  codeVerifier: string;
}

/**
 * Removes `code` and `codeVerifier` from the address and returns them when both were there. Call it before any request
 * and any render, so that Referer, history and logs never hold them (R0.16).
 */
export function takeAddressSecrets(location: ReadLocation, history: ReplaceHistory): AddressSecrets | null {
  if (ACTIVATION.test(location.pathname)) return null;
  const { code, codeVerifier } = takeFromAddress(['code', 'codeVerifier'], location, history);
  return code && codeVerifier ? { code, codeVerifier } : null;
}
