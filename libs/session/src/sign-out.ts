import { type EndReason, finishSession, session } from './session';

/**
 * Logs out in the order of R1.4.24: clears the signed-in flag, leaves the page, and sends the refresh token to the bank. The stored
 * state is cleared without waiting for the bank's answer, so that a slow bank cannot keep a session alive. Other tabs of the
 * session follow.
 * @param goToLogin navigates to the login page
 * @param reason passed to the listeners
 * @returns when the bank has answered or could not be reached; the session has ended long before
 */
export async function signOut(goToLogin: () => void, reason: EndReason = 'logout'): Promise<void> {
  const { accessToken, refreshToken } = session.getState();
  if (accessToken === null || refreshToken === null) return goToLogin();
  session.setState({ accessToken: null });
  goToLogin();
  const told = import('./calls').then(
    ({ callLogout }) => callLogout(refreshToken),
    () => undefined, // A missing chunk must not keep the user signed in.
  );
  finishSession(reason, accessToken);
  await told;
}
