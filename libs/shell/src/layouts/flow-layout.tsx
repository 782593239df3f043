import { AnalyticsOfUser } from '@bank/analytics';
import { knownRoutes } from '@bank/kit';
import { paths } from '@bank/paths';
import { useLayoutEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { showBrandFont } from '../boot/brand-font';
import { MainRegion } from '../page/main-region';
import { ActingSlot } from '../signed-in/acting-slot';
import { cameFrom } from './came-from';
import { FlowLine } from './flow-line';

export { AwaySlot as ErrorBoundary } from './away-slot';
export { openScreenLoader as loader } from '../signed-in/open-screen-guard';

/** What moves money stands alone, with main's guards: one line above it says where the customer is and leads out (ADR-26). */
export function Component() {
  useLayoutEffect(showBrandFont, []);
  const close = useClose();
  return (
    <div className="bg-surface text-text flex min-h-dvh flex-col pt-(--inset-top) pb-(--inset-bottom) [--bar-room:0px]">
      <FlowLine kept="kit.flow.saved" onClose={close} />
      <MainRegion className="tablet:px-12 laptop:pt-10 mx-auto w-full max-w-[74.5rem] flex-1 px-4 pt-5 pb-10">
        <ActingSlot />
        <Outlet />
      </MainRegion>
      {BRAND.analytics && <AnalyticsOfUser />}
    </div>
  );
}

/** Back to where the customer was in the frame; who opened the page inside the flow goes to where money is sent from. */
function useClose(): () => void {
  const navigate = useNavigate();
  return () => {
    const fallback = [paths.payments.to(), paths.home.to()].find(knownRoutes.has) ?? paths.home.to();
    void navigate(cameFrom.getState().address ?? fallback, { replace: true });
  };
}
