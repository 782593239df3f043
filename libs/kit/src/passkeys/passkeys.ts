import type { Input, Output } from '@bank/protocol';
import type { passkeyApprove, passkeyLoginOptions, passkeyRegister } from '@bank/protocol/passkeys';
import type * as Library from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { passkeyFailure, PasskeyFailure } from './passkey-failure';

// The ceremonies of WebAuthn level 3. The library is fetched when one begins.

/** Options of the bank for the browser, which the client passes on unread. */
type PasskeyOptions = Output<typeof passkeyLoginOptions>['options'];

/** The browser's results: a new passkey, and the use of one. */
export type NewPasskey = Input<typeof passkeyRegister>['response'];
export type PasskeyProof = Input<typeof passkeyApprove>['response'];

/** Whether this browser supports passkeys. No page may ask whether the user has one. */
export const supportsPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/**
 * Has the browser make a passkey. To be called by a press: browsers want one.
 * @param options of POST /auth/passkeys/register-options
 * @returns the `response` of POST /auth/passkeys
 * @throws PasskeyFailure, and nothing else
 */
export function createPasskey(options: PasskeyOptions): Promise<NewPasskey> {
  return ceremony(async ({ startRegistration }) => {
    if (!isCreation(options)) throw new PasskeyFailure('failed');
    return { ...(await startRegistration({ optionsJSON: options })) };
  });
}

/**
 * Has the user prove that they hold a passkey. To be called by a press.
 * @param options of POST /auth/passkeys/login-options or approve-options
 * @returns the `response` of the call that belongs to the options
 * @throws PasskeyFailure, and nothing else
 */
export function provePasskey(options: PasskeyOptions): Promise<PasskeyProof> {
  return ceremony(async ({ startAuthentication }) => ({
    ...(await startAuthentication({ optionsJSON: options satisfies PublicKeyCredentialRequestOptionsJSON })),
  }));
}

async function ceremony<T>(run: (library: typeof Library) => Promise<T>): Promise<T> {
  if (!supportsPasskeys()) throw new PasskeyFailure('notSupported');
  try {
    return await run(await import('@simplewebauthn/browser'));
  } catch (reason) {
    throw passkeyFailure(reason);
  }
}

/** The fields that the browser cannot do without. */
function isCreation(options: object): options is PublicKeyCredentialCreationOptionsJSON {
  return 'challenge' in options && 'rp' in options && 'user' in options && 'pubKeyCredParams' in options;
}
