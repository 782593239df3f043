import { queryClient } from '@bank/api-client';
import { useLocale, useText } from '@bank/i18n';
import { AppearanceSheet, MessagesSlot, OutcomeNews, useLiveData } from '@bank/kit';
import { paths } from '@bank/paths';
import { useSession } from '@bank/session';
import { LinkNavigation, UiLocale, warmUpOverlays } from '@bank/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ALL_ROWS } from '../menus/use-menu-rows';
import { fetchWhenIdle } from '../routing/ahead';
import { features } from '../routing/features';
import { AwaySlot } from '../layouts/away-slot';
import { AwayBanner } from '../page/away-banner';
import { UpdateLine } from '../updates/update-slot';
import { IdleWarning } from './idle-warning';
import { useKeptPage } from './use-kept-page';
import { useSettled, useSettling } from './settled';

/** What every signed-in screen stands in: answers of the bank, live data, popups, toasts and the idle clock. */
export function SignedIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const locale = useLocale();
  const t = useText();
  const navigate = useNavigate();
  useKeptPage();
  return (
    <QueryClientProvider client={queryClient}>
      <UiLocale locale={locale} typeToSearch={t('kit.typeToSearch')} nothingFound={t('kit.nothingFound')}>
        <LinkNavigation navigate={(path) => void navigate(path)}>
          <LiveData />
          <Settling />
          <AwayBanner />
          {children}
          <MessagesSlot />
          <OutcomeNews />
          <IdleWarning />
        </LinkNavigation>
      </UiLocale>
    </QueryClientProvider>
  );
}

/**
 * Stands above all screens of a session. What they read is forgotten when it ends, so that none of them is drawn again on the way to
 * sign-in.
 */
export function Component() {
  const isOver = useSession(({ accessToken }) => accessToken === null);
  return isOver ? null : <SignedIn />;
}

/** What is pressed next on a page that asks for something first. */
const BEHIND: Readonly<Record<string, string>> = {
  [paths.certificationSplash.to()]: paths.certification.to(),
  [paths.certificationBusinessSplash.to()]: paths.certificationBusiness.to(),
};

function Settling() {
  useSettling();
  const isSettled = useSettled();
  const behind = BEHIND[useLocation().pathname];
  useEffect(() => (isSettled && behind !== undefined ? fetchWhenIdle([behind]) : undefined), [isSettled, behind]);
  // What opens from here has to open without a network, too, and the way out is behind it.
  useEffect(() => {
    if (!isSettled) return;
    warmUpOverlays();
    AppearanceSheet.warmUp();
    AwaySlot.warmUp();
    MessagesSlot.warmUp();
    UpdateLine.warmUp();
    return fetchWhenIdle(ALL_ROWS.map(({ to }) => to));
  }, [isSettled]);
  return null;
}

function LiveData() {
  useLiveData(features);
  return null;
}
