import { ApiFailure, isOutage, query, queryClient } from '@bank/api-client';
import { bankConnection, leaveNotice, type SignInNotice } from '@bank/auth';
import { paths } from '@bank/paths';
import { fatcaCrsCertificationRepresentativeGet } from '@bank/protocol/tax';
import { session } from '@bank/session';
import { redirect, replace } from 'react-router-dom';
import { recoverChunk } from '../updates/chunk-recovery';

/** The secret that has opened the page which stands there now. */
let opened: string | null = null;

/**
 * Where a representative goes instead of their certification (R1.2.6): to the same page without the secret, which leaves the
 * address before the bank is asked (R0.24); to login without a secret, or with one that loads nothing.
 *
 * @returns null lets them in
 */
export async function representativeRedirect(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  const inQuery = searchParams.get('authSecret');
  if (inQuery !== null) {
    session.setState({ authSecret: inQuery === '' ? null : inQuery });
    searchParams.delete('authSecret');
    const rest = searchParams.toString();
    return replace(pathname + (rest === '' ? '' : `?${rest}`));
  }
  const { authSecret } = session.getState();
  if (authSecret === null) return toLogin('linkBad');
  // From one question to the next the page stays: this secret has opened it.
  if (authSecret === opened && globalThis.location.pathname === pathname) return null;
  await bankConnection.ready().catch(recoverChunk);
  const found = await judged();
  opened = found === 'good' ? authSecret : null;
  if (found !== 'refused' && found !== 'unclear') return null;
  return toLogin(found === 'refused' ? 'linkBad' : 'linkUnchecked');
}

/** Back to login with the reason, which a redirect cannot carry itself. */
function toLogin(notice: SignInNotice): Response {
  leaveNotice(notice);
  return redirect(paths.login.to());
}

/**
 * Asked anew each time: what one secret opened must not be shown for another. A secret that the bank refuses is forgotten; one that
 * could not be judged stays for another try. While the bank is away the page itself says so, and opens at its return (R0.59).
 */
async function judged(): Promise<'good' | 'refused' | 'away' | 'unclear'> {
  try {
    await queryClient.fetchQuery({ ...query(fatcaCrsCertificationRepresentativeGet), staleTime: 0 });
    return 'good';
  } catch (reason) {
    if (isOutage(reason)) return 'away';
    if (!(reason instanceof ApiFailure) || reason.kind !== 'auth') return 'unclear';
    session.setState({ authSecret: null });
    return 'refused';
  }
}
