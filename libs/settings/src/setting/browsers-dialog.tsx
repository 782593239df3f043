import { useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Answer, FailureNote, Row, Rows } from '@bank/kit';
import { knownBrowserDelete, knownBrowsers } from '@bank/protocol/devices';
import { Badge, Button, Dialog, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { settingQueries } from './setting-calls';

/** The browsers that skip the code. Forgetting one costs it a code at the next login, so no question comes first. */
export function BrowsersDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const format = useFormat();
  const browsers = useQuery(settingQueries.browsers());
  const forget = useCall(knownBrowserDelete, { invalidates: [knownBrowsers] });
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t('settings.browsers.title')} closeLabel={t('kit.close')}>
      <div className="grid gap-4">
        <p className="text-muted">
          <Text id="settings.browsers.about" />
        </p>
        <FailureNote failure={forget.failure} />
        <Answer of={browsers} rows={2}>
          {({ devices }) =>
            devices.length === 0 ? (
              <EmptyState icon={<MonitorSmartphone />} title={<Text id="settings.browsers.empty" />} />
            ) : (
              <Rows kind="plain">
                {devices.map(({ id, name, location, lastActivityAt, isThis }) => (
                  <Row
                    key={id}
                    title={name}
                    badges={
                      isThis && (
                        <Badge tone="info">
                          <Text id="settings.browsers.this" />
                        </Badge>
                      )
                    }
                    note={[location, lastActivityAt === null ? null : format.date(lastActivityAt, 'dayTime')]
                      .filter(Boolean)
                      .join(' · ')}
                    aside={
                      <Button
                        variant="secondary"
                        size="small"
                        aria-label={t('settings.browsers.forgetThis', { name })}
                        disabled={forget.isPending}
                        onClick={() => void forget.run({ id }).catch(() => undefined)}
                      >
                        <Text id="settings.browsers.forget" />
                      </Button>
                    }
                  />
                ))}
              </Rows>
            )
          }
        </Answer>
      </div>
    </Dialog>
  );
}
