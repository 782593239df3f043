import type { SignInNotice } from '@bank/auth';
import { notifications } from '@bank/kit';
import { paths } from '@bank/paths';
import { onSessionEnd, rememberPath, session, type EndReason } from '@bank/session';
import type { createBrowserRouter } from 'react-router-dom';
import { forgetDrafts } from '../signed-in/draft-owner';
import { refusedActing } from '../signed-in/refused-acting';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>;

/** Return the user to their page after an expired session (R0.19). */
const COMES_BACK: Record<EndReason, boolean> = {
  logout: false,
  elsewhere: false,
  noCompany: false,
  noTerms: false,
  expired: true,
  idle: true,
  stale: true,
};

/** The session is over: leave the signed-in pages, say why, and keep nothing of it. @returns a function that stops watching */
export function watchSessionEnd(router: Router): () => void {
  return onSessionEnd((reason) => {
    notifications.getState().clear();
    refusedActing.setState({ customerId: null });
    if (!COMES_BACK[reason]) {
      session.setState({ hasLeft: true });
      forgetDrafts();
    }
    const { pathname, search } = router.state.location;
    // A session may end on the login page: a sign-in stays there until the start page is known.
    if (COMES_BACK[reason] && pathname !== paths.login.to()) rememberPath(pathname + search);
    const notice: SignInNotice = reason;
    void router.navigate(paths.login.to(), { replace: true, state: { notice } });
  });
}
