import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { useSession } from '@bank/session';
import { Button, buttonClass } from '@bank/ui';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useLogOut } from '../menus/use-log-out';
import { LoneMessage } from '../page/lone-message';
import { useOnline } from '../page/use-online';
import { MissingChunk } from '../updates/chunk-recovery';

/**
 * What is shown when nothing of a page can be: never a blank page, and never one without a way out. It is part of the first chunk and
 * needs nothing fetched.
 * @param reload loads the page again
 */
export function ErrorScreen({ reload = () => location.reload() }: { reload?: () => void }) {
  const isMissing = useRouteError() instanceof MissingChunk;
  const isOnline = useOnline();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isSignedIn = useSession((state) => state.accessToken !== null);
  const logOut = useLogOut();
  const isOffline = isMissing && !isOnline;
  useEffect(() => {
    const retry = () => void navigate({ pathname, search, hash }, { replace: true });
    if (!isMissing) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isMissing, navigate, pathname, search, hash]);
  const [title, body] = isOffline
    ? (['shell.offline.title', 'shell.offline.place'] as const)
    : isMissing
      ? (['shell.error.missingTitle', 'shell.error.missingBody'] as const)
      : (['shell.error.title', 'shell.error.body'] as const);
  return (
    <LoneMessage
      isAlert
      icon={<CloudOff className="size-6" />}
      title={<Text id={title} />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {!isOffline && (
            <Button onClick={reload}>
              <Text id="shell.error.reload" />
            </Button>
          )}
          {/* A plain link: the router itself may be what broke. */}
          {!isOffline && (
            <a href={paths.root.to()} className={buttonClass('secondary')}>
              <Text id="kit.popup.goHome" />
            </a>
          )}
          {isSignedIn && (
            <Button variant="secondary" onClick={logOut}>
              <Text id="shell.menu.logOut" />
            </Button>
          )}
        </div>
      }
    >
      <Text id={body} />
    </LoneMessage>
  );
}
