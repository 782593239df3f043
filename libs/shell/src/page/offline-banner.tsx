import { Text } from '@bank/i18n';
import { useSession } from '@bank/session';
import { Banner } from '@bank/ui';
import { useOnline } from './use-online';

/** On public pages; the signed-in are told more by `AwayBanner`. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const isSignedIn = useSession((state) => state.accessToken !== null);
  if (isOnline || isSignedIn) return null;
  return (
    <div className="page-note-top">
      <Banner tone="warning" title={<Text id="shell.offline.title" />}>
        <Text id="shell.offline.body" />
      </Banner>
    </div>
  );
}
