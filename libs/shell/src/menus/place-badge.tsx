import { useFormat, useText } from '@bank/i18n';
import type { MenuRow, PlaceHint } from '@bank/kit';
import { VisuallyHidden } from '@bank/ui';
import { useEffect, useState } from 'react';
import { useSettled } from '../signed-in/settled';

interface PlaceBadgeProps {
  row: Pick<MenuRow, 'loadHint'>;
  /** The user has reached for it: it need not wait for the page to settle. */
  isWanted?: boolean;
}

/** What waits at a place. Neither its code nor its call is asked for before the first page has settled (R0.10). */
export function PlaceBadge({ row: { loadHint }, isWanted = false }: PlaceBadgeProps) {
  const isSettled = useSettled();
  const isDue = isSettled || isWanted;
  const [hint, setHint] = useState<{ useHint: () => PlaceHint } | null>(null);
  useEffect(() => {
    if (!isDue || !loadHint) return;
    let isHere = true;
    // A count is worth no error page: without its code there is none.
    void loadHint().then(
      (loaded) => isHere && setHint(loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isDue, loadHint]);
  return hint && <Hint useHint={hint.useHint} />;
}

function Hint({ useHint }: { useHint: () => PlaceHint }) {
  const t = useText();
  const format = useFormat();
  const { count = 0, waits = false } = useHint();
  if (count > 0) {
    return (
      <span className="badge-face">
        <span aria-hidden="true">{format.number(count)}</span>
        <VisuallyHidden>{t('shell.menu.waiting', { count })}</VisuallyHidden>
      </span>
    );
  }
  if (!waits) return null;
  return (
    <span className="bg-badge size-2 rounded-full">
      <VisuallyHidden>{t('shell.menu.waits')}</VisuallyHidden>
    </span>
  );
}
