import { type EndReason, finishSession, session } from './session';

/**
 * Logs out in the order of R1.4.24: the signed-in flag goes first, then the page, then the bank is told with the refresh
 * token, and what was stored is cleared without waiting for its answer, so that a slow bank cannot keep anything alive.
 * Other tabs of the session follow.
 * @param goToLogin navigates to the login page
 * @param reason what the listeners are told
 * @returns when the bank has answered or could not be reached; the session has ended long before
 */
export async function signOut(goToLogin: () => void, reason: EndReason = 'logout'): Promise<void> {
  const { accessToken, refreshToken } = session.getState();
  if (accessToken === null || refreshToken === null) return goToLogin();
  session.setState({ accessToken: null });
  goToLogin();
  const told = import('./calls').then(
    ({ callLogout }) => callLogout(refreshToken),
    () => undefined, // A chunk that cannot be loaded must not keep anybody signed in.
  );
  finishSession(reason, accessToken);
  await told;
}
