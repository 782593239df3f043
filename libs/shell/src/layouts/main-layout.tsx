import { AnalyticsOfUser } from '@bank/analytics';
import { cameFrom, homeRooms, NotificationCentre } from '@bank/kit';
import { paths } from '@bank/paths';
import { isAskedNothing, useSession, useTaxPutOff } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { atLeast, breakpoints, useMedia } from '@bank/ui';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { showBrandFont } from '../boot/brand-font';
import { BottomBar } from '../menus/bottom-bar';
import { HideBalances } from '../menus/hide-balances';
import { PlaceNavigation } from '../menus/place-navigation';
import { useMenuRows } from '../menus/use-menu-rows';
import { PaletteSlot } from '../palette/slot';
import { ActingSlot } from '../signed-in/acting-slot';
import { Switcher } from '../switcher/switcher';
import { UpdateSlot } from '../updates/update-slot';
import { Frame } from './frame';
import { Gates } from './gates';
import { RestrictedFrame } from './restricted-frame';

export { AwaySlot as ErrorBoundary } from './away-slot';

homeRooms.set(() => import('./home-rooms'));

/** From here on the places stand at the side, and the bar at the bottom is gone (R1.9.1). */
const LAPTOP = atLeast(breakpoints.laptop);

/** One matter, asked by another product: no place of the bank stands beside it. */
const ALONE: readonly string[] = [paths.authSei.to()];

/** The whole bank for users who may use all of it; the restricted frame of R1.2.7 for the others. */
export function Component() {
  useLayoutEffect(showBrandFont, []);
  const { pathname } = useLocation();
  const { customer, access } = useCustomer();
  const actingCustomerId = useSession((state) => state.actingCustomerId);
  const taxPutOff = useTaxPutOff();
  const isWhole = isAskedNothing({ customer, access, actingCustomerId, taxPutOff }) && !ALONE.includes(pathname);
  return (
    <>
      {isWhole ? <BankFrame /> : <RestrictedFrame />}
      {BRAND.analytics && <AnalyticsOfUser />}
    </>
  );
}

/** The frame with its places. @param children the screen; the open route's unless said otherwise */
export function BankFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const isLaptop = useMedia(LAPTOP);
  const rows = useMenuRows();
  useRememberedPlace();
  return (
    <Frame
      head={
        <>
          <Switcher />
          {isLaptop && <PlaceNavigation rows={rows} />}
        </>
      }
      tools={
        <>
          <PaletteSlot rows={rows} />
          {isLaptop && <HideBalances />}
          <NotificationCentre />
        </>
      }
      bar={!isLaptop && <BottomBar rows={rows} />}
    >
      <UpdateSlot />
      <ActingSlot />
      {children}
      <Gates />
    </Frame>
  );
}

/** Where closing a flow leads back to. */
function useRememberedPlace(): void {
  const { pathname, search } = useLocation();
  useEffect(() => cameFrom.setState({ address: pathname + search }), [pathname, search]);
}
