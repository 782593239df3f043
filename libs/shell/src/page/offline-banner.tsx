import { Text } from '@bank/i18n';
import { Banner } from '@bank/ui';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the figures are the last known ones; they stay on screen. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <div className="sticky top-0 z-40">
      <Banner tone="warning" title={<Text id="shell.offline.title" />}>
        <Text id="shell.offline.body" />
      </Banner>
    </div>
  );
}
