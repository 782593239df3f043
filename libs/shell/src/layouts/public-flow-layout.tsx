import { queryClient } from '@bank/api-client';
import { useLocale, useText } from '@bank/i18n';
import { paths, registerPaths } from '@bank/paths';
import { UiLocale } from '@bank/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { showBrandFont } from '../boot/brand-font';
import { MainRegion } from '../page/main-region';
import { useFetchLater } from '../routing/use-fetch-later';
import { FlowLine } from './flow-line';

/** What the doors lead to. */
const BEHIND_DOORS = BRAND.registration
  ? [registerPaths.registerPersonal.to(), registerPaths.registerBusiness.to()]
  : [];

/** A long form that needs no session (R1.2.38): the line with its plan, the one matter, and the way out, which is sign-in. */
export function Component() {
  useLayoutEffect(showBrandFont, []);
  useFetchLater(BEHIND_DOORS);
  const navigate = useNavigate();
  const t = useText();
  return (
    <QueryClientProvider client={queryClient}>
      <UiLocale locale={useLocale()} typeToSearch={t('kit.typeToSearch')} nothingFound={t('kit.nothingFound')}>
        <div className="bg-surface text-text flex min-h-dvh flex-col pt-(--inset-top) pb-(--inset-bottom)">
          <FlowLine kept="kit.flow.inTab" onClose={() => void navigate(paths.login.to())} />
          <MainRegion className="tablet:px-12 laptop:pt-14 mx-auto w-full max-w-[74.5rem] flex-1 px-4 pt-5 pb-[calc(2.5rem+var(--bar-room))]">
            <Outlet />
          </MainRegion>
        </div>
      </UiLocale>
    </QueryClientProvider>
  );
}
