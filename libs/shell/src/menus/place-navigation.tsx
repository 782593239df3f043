import { Text, useText } from '@bank/i18n';
import type { MenuRow } from '@bank/kit';
import { PlaceBadge } from './place-badge';
import { PlaceLink } from './place-link';
import { PLACE_GROUPS, rowsOf } from './places';

/** From 1024 px: every place there is, always in view. */
export function PlaceNavigation({ rows, hasBadges = true }: { rows: readonly MenuRow[]; hasBadges?: boolean }) {
  const t = useText();
  return (
    <nav aria-label={t('shell.menu.places')} className="places">
      {PLACE_GROUPS.map((group) => {
        const inGroup = rowsOf(group, rows);
        if (inGroup.length === 0) return null;
        return (
          <ul key={group} className="place-group" data-group={group}>
            {inGroup.map((row) => (
              <li key={row.place}>
                <PlaceLink row={row} className="nav-item">
                  <row.icon aria-hidden="true" />
                  <span className="min-w-0 flex-1">
                    <Text id={row.label} />
                  </span>
                  {hasBadges && <PlaceBadge row={row} />}
                </PlaceLink>
              </li>
            ))}
          </ul>
        );
      })}
    </nav>
  );
}
