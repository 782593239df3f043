import { Outlet, ScrollRestoration } from 'react-router-dom';
import { UpdatePrompt } from '../updates/update-prompt';
import { FocusAndTitle } from './focus-and-title';
import { NavigationProgress } from './navigation-progress';
import { OfflineBanner } from './offline-banner';
import { SkipLink } from './skip-link';

/** Around every screen, signed in or not. */
export function Page() {
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <OfflineBanner />
      <Outlet />
      <UpdatePrompt />
      <FocusAndTitle />
      <ScrollRestoration />
    </>
  );
}
