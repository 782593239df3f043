import { Text } from '@bank/i18n';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useWrapper } from '@bank/wrapper';

/** Quicker than this needs no sign; a flash would only worry. */
const SHOW_AFTER_MS = 150;

/** A line across the top while the next screen is on its way. */
export function NavigationProgress() {
  const isBusy = useNavigation().state !== 'idle';
  // The app has a sign of waiting of its own over the page.
  const isCovered = useWrapper(({ preloaders }) => preloaders);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isBusy) return setShown(false);
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-(--inset-top) z-50">
      {isShown && !isCovered && (
        <>
          <div className="bg-accent h-0.5 animate-pulse" />
          <span className="sr-only">
            <Text id="kit.loading" />
          </span>
        </>
      )}
    </div>
  );
}
