import { loadTexts } from '@bank/i18n';
import { LeavingDialog } from '@bank/kit';
import { latePart } from '@bank/ui';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { MissingParts } from '../updates/missing-part';
import { useReleaseWatch } from '../updates/use-release-watch';
import { EmailConfirmation } from './email-confirmation';
import { FocusAndTitle } from './focus-and-title';
import { NavigationProgress } from './navigation-progress';
import { OfflineBanner } from './offline-banner';
import { Scroll } from './scroll';
import { SkipLink } from './skip-link';

/** Staging builds only (R0.17): which bank this is. Its texts come along, since no production catalogue has them. */
const StagingBar = BRAND.staging
  ? latePart(async () => {
      const { StagingBar: Bar, loadMessages } = await import('@bank/staging');
      await loadTexts([loadMessages]);
      return { default: Bar };
    })
  : null;

/** Around every screen, signed in or not. */
export function Page() {
  useReleaseWatch();
  return (
    <MissingParts>
      <SkipLink />
      <NavigationProgress />
      <OfflineBanner />
      <StagingSlot />
      <Outlet />
      <LeavingDialog />
      <EmailConfirmation />
      <FocusAndTitle />
      <Scroll />
    </MissingParts>
  );
}

/** After the first render, which has to equal the prerendered page. */
function StagingSlot() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive && StagingBar && <StagingBar />;
}
