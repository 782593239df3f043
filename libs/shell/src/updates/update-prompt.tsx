import { Text } from '@bank/i18n';
import { Banner, Button } from '@bank/ui';
import { useEffect, useState } from 'react';
import { ASK_EVERY_MS, currentRelease, loadedRelease } from './release-watch';

/** Says that there is a new release and leaves the moment to the reader: what is being typed, money above all, is never lost. */
export function UpdatePrompt({ reload = () => location.reload() }: { reload?: () => void }) {
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    const loaded = loadedRelease(document);
    if (loaded === null || isStale) return;
    const timer = setInterval(async () => {
      if (document.visibilityState === 'hidden') return;
      const current = await currentRelease(fetch);
      if (current !== null && current !== loaded) setStale(true);
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isStale]);
  if (!isStale) return null;
  return (
    <div className="shadow-sheet laptop:bottom-6 fixed inset-x-4 bottom-20 z-40 mx-auto max-w-md">
      <Banner
        title={<Text id="shell.update.title" />}
        action={
          <Button size="small" onClick={reload}>
            <Text id="shell.update.reload" />
          </Button>
        }
      >
        <Text id="shell.update.body" />
      </Banner>
    </div>
  );
}
