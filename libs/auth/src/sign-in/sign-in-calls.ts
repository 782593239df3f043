import { call } from '@bank/api-client';
import { type Output } from '@bank/protocol';
import {
  login,
  loginTwoStepConfirm,
  loginTwoStepSet,
  otpResend,
  pushResend,
  scpRequest,
  storesUrlsSend,
  token,
} from '@bank/protocol/auth';
import { createPkce, session, signIn, type PendingSignIn } from '@bank/session';
import { browserSecret } from './browser-secret';
import { confirmToApp, refuseToApp } from './confirm-to-app';
import { exchanged } from './exchange-failure';

// Loaded when the visitor first touches the form: the transport and its schemas are not needed to paint it.

/** A sign-in that waits for a phone. */
export type PendingPush = Extract<PendingSignIn, { authFlow: 'push' }>;

/**
 * First step of sign-in, with PKCE S256. Afterwards the session has its tokens (the simple flow) or a sign-in on its way, which
 * a reload goes on with.
 * @throws ApiFailure
 */
export async function startSignIn(username: string, password: string): Promise<void> {
  const { verifier, challenge } = await createPkce();
  const secret = browserSecret.of(username);
  const credentials = { client: 'spa' as const, username, password, codeChallenge: challenge, secret };
  const result = await call(login, credentials).catch((failure: unknown) => {
    refuseToApp(failure, { isFirstStep: true });
    throw failure;
  });
  if (result.authFlow === 'simple') {
    signIn(result);
    return confirmToApp(true);
  }
  session.setState({ authFlow: result.authFlow, loginResult: { ...result, codeVerifier: verifier, username } });
}

/**
 * Last step of every flow: the login code becomes the tokens of a session.
 * @param factor what the flow asks for beside it
 * @throws ApiFailure, by code: `waitingForDevice`, `declined` and `expired` of a phone; `codeWrong`, `codeExpired`,
 * `codeUsedUp` of a code; `deviceRequired` of a strict migration; `signInExpired`
 */
export async function exchangeCode(
  pending: PendingSignIn,
  factor: { otp?: string; remember?: boolean } = {},
): Promise<void> {
  const { code, codeVerifier, username } = pending;
  const { deviceSecret, ...tokens } = await exchanged(call(token, { code, codeVerifier, ...factor })).catch(
    (failure: unknown) => {
      refuseToApp(failure);
      throw failure;
    },
  );
  if (deviceSecret !== undefined) browserSecret.keep(username, deviceSecret);
  signIn(tokens);
  session.setState({ approvedDevice: approvedBy(pending) });
  confirmToApp(true);
}

/** The phone that approved a sign-in (R1.3.4). The bank does not say which of several it was, so it is known of a single one only. */
function approvedBy(pending: PendingSignIn): string | null {
  if (pending.authFlow !== 'push') return null;
  const [device, ...others] = pending.devices;
  return device !== undefined && others.length === 0 ? device.id : null;
}

/** Sends another code; the one before stops working. @throws ApiFailure */
export async function resendCode(pending: PendingSignIn): Promise<void> {
  const { identifier } = await call(otpResend, { code: pending.code });
  if (pending.authFlow === 'sms' && identifier !== undefined) goOnWith({ ...pending, identifier });
}

/** Asks the phones again, with a new number. @throws ApiFailure */
export async function askPhonesAgain(pending: PendingPush): Promise<void> {
  goOnWith({ ...pending, ...(await call(pushResend, { key: pending.key })) });
}

/** Starts linking a phone of the user who is signing in (/scp). @throws ApiFailure */
export const requestLink = ({ code }: PendingSignIn): Promise<Output<typeof scpRequest>> => call(scpRequest, { code });

/** Chooses codes by SMS as the second step of a sign-in that asks for one (R2.4.5). @throws ApiFailure */
export const chooseTextMessages = ({ code }: PendingSignIn): Promise<Output<typeof loginTwoStepSet>> =>
  call(loginTwoStepSet, { code, mode: 'sms' });

/** Confirms the choice with the code of the message; the session has its tokens then. @throws ApiFailure */
export async function confirmTextMessages(pending: PendingSignIn, reqId: string, code: string): Promise<void> {
  const { code: loginCode, codeVerifier } = pending;
  signIn(await call(loginTwoStepConfirm, { reqId, code, loginCode, codeVerifier }));
  confirmToApp(true);
}

/** Sends the app's store addresses. @param phoneNumber in E.164 @throws ApiFailure */
export const sendStoreLinks = ({ code }: PendingSignIn, phoneNumber: string): Promise<void> =>
  call(storesUrlsSend, { code, phoneNumber });

const goOnWith = (loginResult: PendingSignIn) => session.setState({ loginResult });
