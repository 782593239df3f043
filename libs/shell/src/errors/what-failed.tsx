import { askNow, ApiFailure, isOutage, queryClient, useAvailability, useWhenBack } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text, useText, type MessageId } from '@bank/i18n';
import { failureText } from '@bank/kit';
import { isSignedIn } from '@bank/session';
import { Button, ErrorState } from '@bank/ui';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useLogOut } from '../menus/use-log-out';
import { MissingChunk } from '../updates/chunk-recovery';
import { useRecovery } from '../updates/use-recovery';
import { RetryIn } from '../page/retry-in';
import { useOnline } from '../page/use-online';

/** Why a screen is not there: the bank does not answer, its code did not come, the bank refused, or it broke. */
type Cause = 'offline' | 'away' | 'missing' | 'refused' | 'broken';

/**
 * In the place of a screen that cannot be shown: what happened, by name, and always a way on. Where only the bank or the network is
 * missing, the screen opens by itself when they are back.
 */
export function WhatFailed() {
  const error = useRouteError();
  const isOnline = useOnline();
  const retry = useRetry();
  const logOut = useLogOut();
  const cause = causeOf(error, isOnline);
  const isRecovering = useRecovery(error) && isOnline;
  useWhenBack(cause === 'away' || cause === 'offline' ? retry : null);
  // Code that is missing comes with the network, and the bank need not answer for it.
  useEffect(() => {
    if (!(error instanceof MissingChunk)) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error, retry]);
  return (
    <ErrorState
      isPage
      title={<Title cause={cause} />}
      retry={
        <div className="flex flex-wrap justify-center gap-3">
          {cause === 'missing' || cause === 'broken' ? (
            <Button onClick={() => location.reload()}>
              <Text id="shell.error.reload" />
            </Button>
          ) : (
            <Button onClick={cause === 'refused' ? retry : askNow}>
              <Text id="shell.away.tryNow" />
            </Button>
          )}
          {isSignedIn() && (
            <Button variant="secondary" onClick={logOut}>
              <Text id="shell.menu.logOut" />
            </Button>
          )}
        </div>
      }
    >
      {/* Until it is known whether a new release has it, nobody is sent to look at their connection. */}
      {isRecovering ? null : <Body cause={cause} error={error} />}
    </ErrorState>
  );
}

function causeOf(error: unknown, isOnline: boolean): Cause {
  if (error instanceof MissingChunk) return isOnline ? 'missing' : 'offline';
  if (!(error instanceof ApiFailure)) return 'broken';
  if (!isOutage(error)) return 'refused';
  return isOnline ? 'away' : 'offline';
}

/**
 * Opens the address anew; a failure that a query has kept is forgotten first. Revalidating would not do: where its answers are at
 * hand it starts and ends in one render, and the router's error boundary then keeps its old error.
 */
function useRetry(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return useCallback(() => {
    queryClient.removeQueries({
      predicate: (query) => query.state.status === 'error' && query.state.data === undefined && !query.isActive(),
    });
    void navigate({ pathname, search, hash }, { replace: true, state: state as unknown });
  }, [navigate, pathname, search, hash, state]);
}

const TITLES: Readonly<Record<Exclude<Cause, 'away'>, MessageId>> = {
  offline: 'shell.offline.title',
  missing: 'shell.error.missingTitle',
  refused: 'shell.away.refused',
  broken: 'shell.error.title',
};

function Title({ cause }: { cause: Cause }) {
  const { name } = useBrand();
  if (cause === 'away') return <Text id="shell.away.title" values={{ brand: name }} />;
  return <Text id={TITLES[cause]} />;
}

function Body({ cause, error }: { cause: Cause; error: unknown }) {
  const t = useText();
  const known = useAvailability();
  if (cause === 'refused' && error instanceof ApiFailure) return failureText(error, t);
  if (cause === 'offline') return t('shell.offline.place');
  if (cause === 'missing') return t('shell.error.missingBody');
  if (cause === 'broken') return t('shell.error.body');
  return (
    <>
      <Text id="shell.away.place" />{' '}
      {known.state === 'away' && known.retryAt !== null && <RetryIn at={known.retryAt} />}
    </>
  );
}
