import { pendingAddressSignIn } from '@bank/auth';
import { paths } from '@bank/paths';
import { isSignedIn, rememberPath } from '@bank/session';
import { redirect, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router-dom';

// One guard per rule of spec 1 §2. What needs the bank is imported when it is needed: sign-in paints without it.

/**
 * Restricted areas: an unauthenticated visitor goes to login, and the target is remembered (spec 1 §2, decision 15). A middleware
 * and not a loader, because the loaders below it would otherwise already be asking the bank.
 */
export const requireSession: MiddlewareFunction = ({ request }) => {
  if (isSignedIn()) return;
  const { pathname, search } = new URL(request.url);
  rememberPath(pathname + search);
  throw redirect(paths.login.to());
};

/** A signed-in user opening login has tokens refreshed, then goes home (spec 1 §2). */
export async function loginLoader({ request }: LoaderFunctionArgs): Promise<null> {
  const isLogin = new URL(request.url).pathname === paths.login.to();
  if (!isLogin || !isSignedIn() || pendingAddressSignIn.get()) return null;
  const { refreshTokens } = await import('../signed-in/refresh-tokens');
  // Refused: the session is over, and this is the right page.
  if (!(await refreshTokens())) return null;
  throw redirect(paths.root.to());
}

/** Where the visitor belongs (spec 1 §4, start page). */
export async function startLoader(): Promise<Response> {
  if (!isSignedIn()) return redirect(paths.login.to());
  const { startRedirect } = await import('../signed-in/start-redirect');
  return startRedirect();
}
