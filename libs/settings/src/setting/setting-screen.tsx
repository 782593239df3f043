import { prefetch } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { LoadFailure } from '@bank/kit';
import { SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../change/load-states';
import { customerQueries } from '@bank/session/calls';
import { Sections } from './sections';
import { settingQueries } from './setting-calls';

export const handle = { title: 'settings.title' } as const;

/** Starts everything the sections sum up. */
export function loader() {
  const { settings, devices, browsers, passkeys, addresses } = settingQueries;
  prefetch(settings(), devices(), browsers(), passkeys(), addresses(), customerQueries.info());
  return null;
}

/** How the account is protected: each section with its state at a glance; the open one is in the address. */
export function Component() {
  const { data, error, refetch } = useQuery(settingQueries.settings());
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <SectionHeading level={1}>
        <Text id="settings.title" />
      </SectionHeading>
      {data ? (
        <Sections settings={data} />
      ) : error ? (
        <LoadFailure title="settings.failed" error={error} onRetry={refetch} />
      ) : (
        <ListSkeleton rows={7} />
      )}
    </div>
  );
}
