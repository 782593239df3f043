import { prefetch } from '@bank/api-client';
import { Answer, Page } from '@bank/kit';
import { customerQueries } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { Sections } from './sections';
import { settingQueries } from './setting-calls';

export const handle = { title: 'settings.title', isOwn: true } as const;

/** Starts everything the sections sum up. */
export function loader() {
  const { settings, devices, browsers, passkeys, addresses } = settingQueries;
  prefetch(settings(), devices(), browsers(), passkeys(), addresses(), customerQueries.info());
  return null;
}

/** How the account is protected: each section with its state at a glance; the open one is in the address. */
export function Component() {
  return (
    <Page title="settings.title">
      <Answer of={useQuery(settingQueries.settings())} rows={7}>
        {(settings) => <Sections settings={settings} />}
      </Answer>
    </Page>
  );
}
