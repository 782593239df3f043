import { AnalyticsOfUser } from '@bank/analytics';
import { useCloseFlow } from '@bank/kit';
import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { showBrandFont } from '../boot/brand-font';
import { MainRegion } from '../page/main-region';
import { ActingSlot } from '../signed-in/acting-slot';
import { FlowLine } from './flow-line';

export { AwaySlot as ErrorBoundary } from './away-slot';
export { openScreenLoader as loader } from '../signed-in/open-screen-guard';

/** What moves money stands alone, with main's guards: one line above it says where the customer is and leads out (ADR-26). */
export function Component() {
  useLayoutEffect(showBrandFont, []);
  const close = useCloseFlow();
  return (
    <div className="bg-surface text-text flex min-h-dvh flex-col pt-(--inset-top) pb-(--inset-bottom)">
      <FlowLine kept="kit.flow.saved" onClose={close} />
      <MainRegion className="tablet:px-12 laptop:pt-10 mx-auto w-full max-w-[74.5rem] flex-1 px-4 pt-5 pb-[calc(2.5rem+var(--bar-room))]">
        <ActingSlot />
        <Outlet />
      </MainRegion>
      {BRAND.analytics && <AnalyticsOfUser />}
    </div>
  );
}
