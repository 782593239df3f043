import { call } from '@bank/api-client';
import { login, otpResend, token } from '@bank/protocol';
import { createPkce, session, signIn, type SessionState } from '@bank/session';

// Loaded when the visitor first touches the form: the transport and its schemas are not needed to paint it.

/** A code went out and is being waited for (spec 1 §4, the otp flow). Kept with the session, so that a reload goes on with it. */
export type PendingCode = NonNullable<SessionState['loginResult']>;

/**
 * First step of sign-in, with PKCE S256. Afterwards the session has its tokens (the simple flow) or a pending code.
 * @throws ApiFailure
 */
export async function startSignIn(username: string, password: string): Promise<void> {
  const { verifier, challenge } = await createPkce();
  const result = await call(login, { client: 'spa', username, password, codeChallenge: challenge });
  if (result.authFlow === 'simple') return signIn(result);
  const { authFlow, code, sentTo } = result;
  session.setState({ authFlow, loginResult: { code, sentTo, codeVerifier: verifier, username } });
}

/** Second step of the otp flow. @throws ApiFailure */
export async function confirmCode({ code, codeVerifier }: PendingCode, otp: string): Promise<void> {
  signIn(await call(token, { code, codeVerifier, otp }));
}

/** Sends another code; the one before stops working. @throws ApiFailure */
export async function resendCode({ code }: PendingCode): Promise<void> {
  await call(otpResend, { code });
}
