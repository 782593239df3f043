import { useBrand } from '@bank/brand';
import { BrandMark } from '@bank/ui';
import { Outlet } from 'react-router-dom';
import { PersonalMenu } from '../menus/personal-menu';
import { MainRegion } from '../page/main-region';
import { ActingSlot } from '../signed-in/acting-slot';
import { WayHome } from './way-home';

export { AwaySlot as ErrorBoundary } from './away-slot';

/** Signed-in users in special states (R1.2.7): the personal menu, and a way into the bank for whoever may go there. */
export function Component() {
  const { mark, name } = useBrand();
  return (
    <div className="bg-surface text-text flex min-h-dvh flex-col pt-(--inset-top) pb-(--inset-bottom)">
      <header className="nav-face tablet:px-6 flex items-center justify-between gap-4 border-b px-4 py-2">
        <BrandMark mark={mark} name={name} />
        <PersonalMenu />
      </header>
      <MainRegion className="tablet:px-6 mx-auto w-full max-w-3xl flex-1 px-4 pt-4 pb-8">
        <WayHome />
        <ActingSlot />
        <Outlet />
      </MainRegion>
    </div>
  );
}
