import { Outlet } from 'react-router-dom';
import { MainRegion } from '../page/main-region';
import { ActingSlot } from '../signed-in/acting-slot';
import { Switcher } from '../switcher/switcher';

/** Signed-in users in special states (R1.2.7): who they are, the way out, and the one thing that is asked. */
export function RestrictedFrame() {
  return (
    <div className="bg-surface text-text flex min-h-dvh flex-col pt-(--inset-top) pb-(--inset-bottom)">
      <header className="nav-face tablet:px-4 flex items-center border-b px-2 py-2">
        <Switcher />
      </header>
      <MainRegion className="tablet:px-6 mx-auto w-full max-w-3xl flex-1 px-4 pt-6 pb-[calc(2rem+var(--bar-room))]">
        <ActingSlot />
        <Outlet />
      </MainRegion>
    </div>
  );
}
