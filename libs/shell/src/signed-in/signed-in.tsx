import { queryClient } from '@bank/api-client';
import { useLocale } from '@bank/i18n';
import { NotificationToasts, OutcomeNews, ResponsePopup, useLiveData } from '@bank/kit';
import { LinkNavigation, UiLocale } from '@bank/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useNavigate } from 'react-router-dom';
import { features } from '../routing/features';
import { IdleWarning } from './idle-warning';
import { useSettling } from './settled';

/** What every signed-in screen stands in: answers of the bank, live data, popups, toasts and the idle clock. */
export function Component() {
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <QueryClientProvider client={queryClient}>
      <UiLocale locale={locale}>
        <LinkNavigation navigate={(path) => void navigate(path)}>
          <LiveData />
          <Settling />
          <Outlet />
          <ResponsePopup />
          <NotificationToasts />
          <OutcomeNews />
          <IdleWarning />
        </LinkNavigation>
      </UiLocale>
    </QueryClientProvider>
  );
}

function Settling() {
  useSettling();
  return null;
}

function LiveData() {
  useLiveData(features);
  return null;
}
