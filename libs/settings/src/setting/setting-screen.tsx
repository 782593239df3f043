import { prefetch } from '@bank/api-client';
import { Answer, Page } from '@bank/kit';
import { customerQueries } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { Sections } from './sections';
import { settingQueries } from './setting-calls';

export const handle = { title: 'kit.place.security', isOwn: true } as const;

/** Starts everything the sections sum up. */
export function loader() {
  const { settings, devices, browsers, passkeys, addresses } = settingQueries;
  prefetch(settings(), devices(), browsers(), passkeys(), addresses(), customerQueries.info());
  return null;
}

/** The protection of the account: each section with its state. The address holds the open one. */
export function Component() {
  return (
    <Page title="kit.place.security">
      <Answer of={useQuery(settingQueries.settings())} rows={7}>
        {(settings) => <Sections settings={settings} />}
      </Answer>
    </Page>
  );
}
