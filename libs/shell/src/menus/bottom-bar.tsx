import { Text, useText } from '@bank/i18n';
import { useOpen, type MenuRow } from '@bank/kit';
import { onFirstUse } from '@bank/ui';
import { useWrapper } from '@bank/wrapper';
import { ArrowUpRight, Ellipsis } from 'lucide-react';
import { PlaceBadge } from './place-badge';
import { PlaceLink } from './place-link';
import { barRows } from './places';

const POPUPS = ['more'] as const;

const Sheet = onFirstUse(() => import('./more-sheet').then(({ MoreSheet }) => ({ default: MoreSheet })));
/** Fetches the sheet ahead of its first use. */
export const warmUpMore = Sheet.warmUp;

/** On a phone: the places within reach of the thumb, paying raised among them, and the rest behind "More". */
export function BottomBar({ rows }: { rows: readonly MenuRow[] }) {
  const t = useText();
  const { open, show, close } = useOpen(POPUPS);
  const isOpen = open !== null;
  // Where the app has a footer of its own, or the keyboard needs the room, the bar steps aside.
  const isAside = useWrapper(({ keyboardVisible, footerLocked }) => keyboardVisible || footerLocked);
  if (isAside || rows.length === 0) return null;
  const { shown, rest } = barRows(rows);
  return (
    <nav aria-label={t('shell.menu.places')} className="frame-bar nav-face bar">
      <BarPlaces rows={shown} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="bar-item"
        onPointerEnter={Sheet.warmUp}
        onClick={() => show('more')}
      >
        <Ellipsis aria-hidden="true" />
        <Text id="shell.menu.more" />
      </button>
      <Sheet.Show isWanted={isOpen} given={{ rows: rest, isOpen, onClose: close }} />
    </nav>
  );
}

/** The links of the bar; a flat list, as narrow as a phone. */
export function BarPlaces({ rows, hasBadges = true }: { rows: readonly MenuRow[]; hasBadges?: boolean }) {
  const t = useText();
  return rows.map((row) => (
    <PlaceLink key={row.place} row={row} className="bar-item">
      {row.place === 'payments' ? (
        <>
          <span className="bar-pay" aria-hidden="true">
            <ArrowUpRight />
          </span>
          {/* Shown by the brands whose bar is words. */}
          <span aria-hidden="true" className="bar-word">
            <Text id={row.label} />
          </span>
          <span className="sr-only">{t(row.label)}</span>
        </>
      ) : (
        <>
          <row.icon aria-hidden="true" />
          <Text id={row.label} />
        </>
      )}
      {hasBadges && (
        <span className="bar-badge">
          <PlaceBadge row={row} />
        </span>
      )}
    </PlaceLink>
  ));
}
