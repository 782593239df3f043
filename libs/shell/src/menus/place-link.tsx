import { Text } from '@bank/i18n';
import type { MenuRow } from '@bank/kit';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ahead } from '../routing/ahead';
import { currentAt } from './places';

/** Where a way leads, and how it is drawn. Only a place knows the pages within it (ADR-26). */
export type Destination = Pick<MenuRow, 'to' | 'label' | 'icon'> & Partial<Pick<MenuRow, 'place'>>;

interface PlaceLinkProps {
  row: Destination;
  className: string;
  /** In an open sheet: the link takes the sheet's place in the browser's history, so that Back skips it. */
  replace?: boolean;
  /** What it shows; the glyph and the word unless said otherwise. */
  children?: ReactNode;
}

/** A way to a place, which says whether the customer is there. */
export function PlaceLink({ row, className, replace = false, children }: PlaceLinkProps) {
  const { pathname } = useLocation();
  const { label, to, icon: Icon } = row;
  const fetchCode = () => void ahead.fetchCode(to);
  const startData = () => void ahead.startData(to);
  return (
    <Link
      to={to}
      replace={replace}
      className={className}
      aria-current={currentAt(pathname, row)}
      onPointerEnter={fetchCode}
      onFocus={fetchCode}
      onTouchStart={fetchCode}
      onPointerDown={startData}
      // A keyboard presses without a pointer. What a pointer has started is fresh by now and is not started again.
      onClick={startData}
    >
      {children ?? (
        <>
          <Icon aria-hidden="true" />
          <Text id={label} />
        </>
      )}
    </Link>
  );
}
