import { useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { FailureNote, LoadFailure } from '@bank/kit';
import { knownBrowserDelete, knownBrowsers } from '@bank/protocol/devices';
import { Badge, Button, Dialog, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { ListSkeleton } from '../change/load-states';
import { settingQueries } from './setting-calls';

/** The browsers that are not asked for a code again. Forgetting one costs it a code, nothing else, so nobody is asked twice. */
export function BrowsersDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const format = useFormat();
  const { data, error, refetch } = useQuery(settingQueries.browsers());
  const forget = useCall(knownBrowserDelete, { invalidates: [knownBrowsers] });
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t('settings.browsers.title')} closeLabel={t('settings.close')}>
      <div className="grid gap-4">
        <p className="text-muted">
          <Text id="settings.browsers.about" />
        </p>
        <FailureNote failure={forget.failure} />
        {!data &&
          (error ? <LoadFailure title="settings.failed" error={error} onRetry={refetch} /> : <ListSkeleton rows={2} />)}
        {data?.devices.length === 0 && (
          <EmptyState icon={<MonitorSmartphone />} title={<Text id="settings.browsers.empty" />} />
        )}
        <ul className="divide-line divide-y">
          {data?.devices.map(({ id, name, location, lastActivityAt, isThis }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  {name}
                  {isThis && (
                    <Badge tone="info">
                      <Text id="settings.browsers.this" />
                    </Badge>
                  )}
                </span>
                <span className="text-muted block text-sm">
                  {[location, lastActivityAt === null ? null : format.date(lastActivityAt, 'dayTime')]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={t('settings.browsers.forgetThis', { name })}
                disabled={forget.isPending}
                onClick={() => void forget.run({ id }).catch(() => undefined)}
              >
                <Text id="settings.browsers.forget" />
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
