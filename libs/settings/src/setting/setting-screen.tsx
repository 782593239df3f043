import { prefetch, query } from '@bank/api-client';
import { Answer, Page, Together } from '@bank/kit';
import { paymentSettingsGet } from '@bank/protocol/transfers-settings';
import { customerQueries } from '@bank/session/calls';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Sections } from './sections';
import { settingQueries } from './setting-calls';

export const handle = { title: 'kit.place.security', isOwn: true } as const;

/** Starts everything the sections sum up. */
export function loader() {
  const { settings, devices, browsers, passkeys, addresses } = settingQueries;
  prefetch(
    ...[settings(), devices(), browsers(), passkeys(), addresses(), customerQueries.info()],
    query(paymentSettingsGet),
  );
  return null;
}

/** The protection of the account: each section with its state. The address holds the open one. */
export function Component() {
  const { devices, browsers, passkeys, addresses } = settingQueries;
  const parts = useQueries({
    queries: [devices(), browsers(), passkeys(), addresses(), query(paymentSettingsGet)],
  });
  const answer = useQuery(settingQueries.settings());
  return (
    <Page title="kit.place.security">
      <Together of={[answer, ...parts]} rows={7}>
        <Answer of={answer}>{(settings) => <Sections settings={settings} />}</Answer>
      </Together>
    </Page>
  );
}
