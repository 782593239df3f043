import { bankConnection, leaveNotice, pendingAddressSignIn } from '@bank/auth';
import { paths } from '@bank/paths';
import { isSignedIn, rememberPath, rememberSeiPath, session } from '@bank/session';
import { redirect, type LoaderFunction, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router-dom';
import type { CustomerGuard } from '../signed-in/customer-guards';
import { recoverChunk } from '../updates/chunk-recovery';

// One guard per rule of R1.2. What needs the bank is imported when it is needed: sign-in paints without it.

/**
 * Restricted areas: an unauthenticated visitor goes to login, and the target is remembered (R1.2.22, R0.15). A middleware
 * and not a loader, because loaders run side by side: one below would ask the bank before the visitor was stopped, or before
 * there was a transport to ask with.
 */
export const requireSession: MiddlewareFunction = async ({ request }) => {
  if (isSignedIn()) return void (await bankConnection.ready().catch(recoverChunk));
  if (!session.getState().hasLeft) rememberVisit(new URL(request.url));
  leaveNotice('required');
  throw redirect(paths.login.to());
};

/** "/auth/sei records the path, then requires login": it is where the user goes first afterwards, whatever their start page. */
function rememberVisit({ pathname, search }: URL): void {
  if (pathname === paths.authSei.to()) rememberSeiPath(pathname + search);
  else rememberPath(pathname + search);
}

/** Public pages that ask the bank as soon as they open. */
export const connected: MiddlewareFunction = async () => void (await bankConnection.ready().catch(recoverChunk));

/** /scp: needs a login result, of a sign-in on its way; without one there is nothing to link a phone to. */
export const requireLoginResult: MiddlewareFunction = () => {
  if (session.getState().loginResult === null) throw redirect(paths.login.to());
};

/** /self-certification-representative: an authSecret in the query or stored, and a certification that loads with it; otherwise login. */
export const requireAuthSecret: MiddlewareFunction = async ({ request }) => {
  const { representativeRedirect } = await import('./representative').catch(recoverChunk);
  const elsewhere = await representativeRedirect(request);
  if (elsewhere) throw elsewhere;
};

/** /identity-verification/…: opens without a session; its token leaves the address before the bank is asked (R0.83). */
export const takeIdentityToken: MiddlewareFunction = async ({ params: { workflowRunId = '', token = '' } }) => {
  const { identityRedirect } = await import('./identity-link').catch(recoverChunk);
  const elsewhere = await identityRedirect(workflowRunId, token);
  if (elsewhere) throw elsewhere;
};

/**
 * Rules about who is signed in, who is loaded first; the first rule that sends them elsewhere decides. A loader and not a middleware:
 * what a middleware throws takes down the frame, which is not there yet, and nothing of it opens again by itself.
 */
export const customerLoader =
  (names: readonly CustomerGuard[]): LoaderFunction =>
  async ({ request }) => {
    const { customerRedirect } = await import('../signed-in/customer-guards').catch(recoverChunk);
    for (const name of names) {
      const elsewhere = await customerRedirect(name, request);
      if (elsewhere !== null) throw redirect(elsewhere);
    }
    return null;
  };

/** A signed-in user opening login has tokens refreshed, then goes home (R1.2.24). */
export async function loginLoader({ request }: LoaderFunctionArgs): Promise<null> {
  const isLogin = new URL(request.url).pathname === paths.login.to();
  if (!isLogin || !isSignedIn() || pendingAddressSignIn.get()) return null;
  const { refreshTokens } = await import('../signed-in/refresh-tokens').catch(recoverChunk);
  // Refused: the session is over, and this is the right page. A bank that does not answer has refused nothing: the way in says so.
  const isOver = await refreshTokens().then(
    (isRenewed) => !isRenewed,
    () => false,
  );
  if (isOver) return null;
  throw redirect(paths.root.to());
}

/** Where the visitor belongs (R1.4.11 to R1.4.16, start page). */
export async function startLoader(): Promise<Response> {
  if (!isSignedIn()) return redirect(paths.login.to());
  const { startRedirect } = await import('../signed-in/start-redirect').catch(recoverChunk);
  return startRedirect();
}
