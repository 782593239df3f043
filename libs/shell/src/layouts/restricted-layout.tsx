import { useBrand } from '@bank/brand';
import { BrandMark } from '@bank/ui';
import { Outlet } from 'react-router-dom';
import { PersonalMenu } from '../menus/personal-menu';
import { MainRegion } from '../page/main-region';
import { ActingSlot } from '../signed-in/acting-slot';

/** Signed-in users in special states (spec 1 §2): the personal menu, but no way into the bank yet. */
export function Component() {
  const { mark, name } = useBrand();
  return (
    <div className="bg-surface text-text flex min-h-dvh flex-col">
      <header className="nav-face tablet:px-6 flex items-center justify-between gap-4 border-b px-4 py-2">
        <BrandMark mark={mark} name={name} />
        <PersonalMenu />
      </header>
      <MainRegion className="tablet:px-6 mx-auto w-full max-w-3xl flex-1 px-4 py-8">
        <ActingSlot />
        <Outlet />
      </MainRegion>
    </div>
  );
}
