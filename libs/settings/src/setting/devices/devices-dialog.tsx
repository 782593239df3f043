import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer, Ask, Rows } from '@bank/kit';
import { type Device } from '@bank/protocol/auth';
import { deviceDelete, devices } from '@bank/protocol/devices';
import { securitySettings } from '@bank/protocol/settings';
import { Button, Dialog, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { settingQueries } from '../setting-calls';
import { ApprovePhone } from './approve-phone';
import { DeviceRow } from './device-row';
import { LinkPhone } from './link-phone';

type View = { kind: 'list' | 'link' } | { kind: 'approve' | 'remove'; device: Device };

const TITLES = {
  list: 'settings.devices.title',
  link: 'settings.devices.linkTitle',
  approve: 'settings.devices.approveTitle',
} as const;

/** The phones that approve: list, link, approve, remove. */
export function DevicesDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const [view, setView] = useState<View>({ kind: 'list' });
  const toList = () => setView({ kind: 'list' });
  const remove = useCall(deviceDelete, { invalidates: [devices, securitySettings] });
  if (view.kind === 'remove') {
    const { id, name } = view.device;
    return (
      <Ask
        title={t('settings.devices.removeTitle')}
        action="kit.remove"
        run={() => remove.run({ deviceId: id })}
        onClose={toList}
      >
        <Text id="settings.devices.removeBody" values={{ name }} />
      </Ask>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t(TITLES[view.kind])} closeLabel={t('kit.close')}>
      {view.kind === 'list' && (
        <PhoneList
          onLink={() => setView({ kind: 'link' })}
          onApprove={(device) => setView({ kind: 'approve', device })}
          onRemove={(device) => setView({ kind: 'remove', device })}
        />
      )}
      {view.kind === 'link' && (
        <LinkPhone onLinked={(device) => setView({ kind: 'approve', device })} onBack={toList} />
      )}
      {view.kind === 'approve' && <ApprovePhone device={view.device} onDone={toList} onBack={toList} />}
    </Dialog>
  );
}

interface PhoneListProps {
  onLink(): void;
  onApprove(device: Device): void;
  onRemove(device: Device): void;
}

function PhoneList({ onLink, onApprove, onRemove }: PhoneListProps) {
  return (
    <Answer of={useQuery(settingQueries.devices())} rows={2}>
      {(data) => (
        <div className="grid gap-4">
          <p className="text-muted">
            <Text id="settings.devices.about" />
          </p>
          {data.devices.length === 0 ? (
            <EmptyState icon={<Smartphone />} title={<Text id="settings.devices.empty" />} />
          ) : (
            <Rows kind="plain">
              {data.devices.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  onApprove={() => onApprove(device)}
                  onRemove={() => onRemove(device)}
                />
              ))}
            </Rows>
          )}
          <Button wide icon={<Plus className="size-5" />} onClick={onLink}>
            <Text id="settings.devices.link" />
          </Button>
        </div>
      )}
    </Answer>
  );
}
