import { useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Answer, Ask, Row, Rows, RowToken, useStep } from '@bank/kit';
import { knownBrowserDelete, knownBrowsers } from '@bank/protocol/devices';
import { Badge, Dialog, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, MonitorSmartphone } from 'lucide-react';
import { settingQueries } from './setting-calls';

/** The browsers that skip the code: list, forget. */
export function BrowsersDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const format = useFormat();
  const { open, id: about, show, close } = useStep(['forget']);
  const browsers = useQuery(settingQueries.browsers());
  const forget = useCall(knownBrowserDelete, { invalidates: [knownBrowsers] });
  const leaving = browsers.data?.devices.find(({ id }) => id === about);
  if (open === 'forget' && leaving) {
    return (
      <Ask
        title={t('settings.browsers.forgetTitle')}
        action="settings.browsers.forget"
        run={() => forget.run({ id: leaving.id })}
        onClose={close}
      >
        <Text id="settings.browsers.forgetBody" values={{ name: leaving.name }} />
      </Ask>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t('settings.browsers.title')} closeLabel={t('kit.close')}>
      <div className="grid gap-4">
        <p className="text-muted">
          <Text id="settings.browsers.about" />
        </p>
        <Answer of={browsers} rows={2}>
          {({ devices }) =>
            devices.length === 0 ? (
              <EmptyState icon={<MonitorSmartphone />} title={<Text id="settings.browsers.empty" />}>
                <Text id="settings.browsers.emptyBody" />
              </EmptyState>
            ) : (
              <Rows kind="plain" label={t('settings.browsers.title')}>
                {devices.map(({ id, name, location, lastActivityAt, isThis }) => (
                  <Row
                    key={id}
                    token={
                      <RowToken>
                        <MonitorSmartphone />
                      </RowToken>
                    }
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
                    aside={<ChevronRight className="text-muted size-5" aria-hidden="true" />}
                    onPress={() => show('forget', id)}
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
