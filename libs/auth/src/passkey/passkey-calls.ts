import { call } from '@bank/api-client';
import { provePasskey } from '@bank/kit';
import { token } from '@bank/protocol/auth';
import { passkeyLogin, passkeyLoginOptions } from '@bank/protocol/passkeys';
import { createPkce, signIn } from '@bank/session';
import { confirmToApp } from '../sign-in/confirm-to-app';

/**
 * Signs in by a passkey, as the direct flow does once the bank has a proof in place of the password.
 * @throws ApiFailure, or PasskeyFailure when the browser has none to offer
 */
export async function signInByPasskey(): Promise<void> {
  const { key, options } = await call(passkeyLoginOptions);
  const response = await provePasskey(options);
  const { verifier, challenge } = await createPkce();
  const { code } = await call(passkeyLogin, { key, response, codeChallenge: challenge });
  signIn(await call(token, { code, codeVerifier: verifier }));
  confirmToApp(true);
}
