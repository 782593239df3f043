import { call, queryClient } from '@bank/api-client';
import { notifications } from '@bank/kit';
import { logout, token, type AccessTokens } from '@bank/protocol/auth';
import { session, signIn, type AddressSecrets } from '@bank/session';
import { confirmToApp, refuseToApp } from '../sign-in/confirm-to-app';
import { exchanged } from '../sign-in/exchange-failure';

/** Uses the code of the address, once. @throws ApiFailure */
export const exchange = (secrets: AddressSecrets): Promise<AccessTokens> =>
  exchanged(call(token, { ...secrets })).catch((failure: unknown) => {
    refuseToApp(failure);
    throw failure;
  });

/**
 * Names the user of the new session on the next screen. A user who followed another person's link would type into that person's account.
 * @param sentence names the user
 */
export const sayWho = (sentence: string): void => {
  notifications.getState().push({ severity: 'info', title: sentence });
};

/** Ends a session that the user declined after the exchange; the page does not wait for it. */
export async function giveUp({ refreshToken }: AccessTokens): Promise<void> {
  await call(logout, { refreshToken }).catch(() => undefined);
}

/** Replaces the session by the new one, keeps nothing of the old one, and logs it out at the bank. */
export async function replaceSession(tokens: AccessTokens): Promise<void> {
  const { refreshToken } = session.getState();
  session.setState({ actingCustomerId: null, initialPath: null });
  queryClient.clear();
  signIn(tokens);
  confirmToApp(true);
  if (refreshToken) await call(logout, { refreshToken }).catch(() => undefined);
}
