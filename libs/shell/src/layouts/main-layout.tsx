import { AnalyticsOfUser } from '@bank/analytics';
import { useBrand } from '@bank/brand';
import { NotificationCentre } from '@bank/kit';
import { atLeast, BrandMark, breakpoints, useMedia } from '@bank/ui';
import { Outlet } from 'react-router-dom';
import { BottomBar } from '../menus/bottom-bar';
import { isInProfileMenus } from '../menus/menu-items';
import { PersonalMenu } from '../menus/personal-menu';
import { menuRows } from '../menus/places';
import { SideNavigation } from '../menus/side-navigation';
import { MainRegion } from '../page/main-region';
import { ActingSlot } from '../signed-in/acting-slot';
import { features } from '../routing/features';

export { AwaySlot as ErrorBoundary } from './away-slot';
export { openScreenLoader as loader } from '../signed-in/open-screen-guard';

const rows = menuRows(features).filter(({ to }) => !isInProfileMenus(to));

/** From here on the navigation stands at the side, and the bar at the bottom is gone (R1.9.1). */
const LAPTOP = atLeast(breakpoints.laptop);

/** The bank itself: top bar and bottom bar on a phone, a side navigation from 1024 px, content at most 1120 px wide. */
export function Component() {
  const { mark, name } = useBrand();
  const isLaptop = useMedia(LAPTOP);
  return (
    <div className="bg-surface text-text flex min-h-dvh">
      {isLaptop && <SideNavigation rows={rows} />}
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="nav-face laptop:static laptop:border-b-0 laptop:bg-transparent laptop:px-8 laptop:pt-4 laptop:text-text sticky top-0 z-30 flex items-center gap-2 border-b px-4 pt-[calc(0.375rem+var(--inset-top))] pb-1.5">
          <div className="laptop:invisible flex-1">
            <BrandMark mark={mark} name={name} size="small" />
          </div>
          <NotificationCentre />
          <PersonalMenu />
        </header>
        <MainRegion className="laptop:px-8 laptop:pt-4 laptop:pb-12 mx-auto w-full max-w-[70rem] flex-1 px-4 pt-5 pb-[calc(var(--bar-room)+2.5rem)]">
          <ActingSlot />
          <Outlet />
        </MainRegion>
      </div>
      {!isLaptop && <BottomBar rows={rows} />}
      {BRAND.analytics && <AnalyticsOfUser />}
    </div>
  );
}
