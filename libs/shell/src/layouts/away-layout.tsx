import { useBrand } from '@bank/brand';
import { useText } from '@bank/i18n';
import { atLeast, BrandMark, breakpoints, useMedia } from '@bank/ui';
import { WhatFailed } from '../errors/what-failed';
import { BarPlaces } from '../menus/bottom-bar';
import { PlaceNavigation } from '../menus/place-navigation';
import { barRows } from '../menus/places';
import { ALL_ROWS } from '../menus/use-menu-rows';
import { Frame } from './frame';

const LAPTOP = atLeast(breakpoints.laptop);
/** The places that every user has. The page of each one loads the user again. */
const ROWS = ALL_ROWS.filter(({ when }) => when === undefined);

/**
 * The bank's frame while nobody has said yet who is signed in: the places, and what failed with the way out. A reload in the middle of
 * an outage stays in it until the bank answers.
 */
export function AwayLayout() {
  const { mark, name } = useBrand();
  const t = useText();
  const isLaptop = useMedia(LAPTOP);
  return (
    <Frame
      head={
        <>
          <span className="switcher">
            <BrandMark mark={mark} name={name} size="small" />
          </span>
          {isLaptop && <PlaceNavigation rows={ROWS} hasBadges={false} />}
        </>
      }
      tools={null}
      bar={
        !isLaptop && (
          <nav aria-label={t('shell.menu.places')} className="frame-bar nav-face bar">
            <BarPlaces rows={barRows(ROWS).shown} hasBadges={false} />
          </nav>
        )
      }
    >
      <WhatFailed />
    </Frame>
  );
}
