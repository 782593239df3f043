import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer, Ask, Rows, useStep } from '@bank/kit';
import { type Device } from '@bank/protocol/auth';
import { deviceDelete, devices } from '@bank/protocol/devices';
import { securitySettings } from '@bank/protocol/settings';
import { Button, Dialog, EmptyState, latePart, Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, Smartphone } from 'lucide-react';
import { settingQueries } from '../setting-calls';
import { ApprovePhone } from './approve-phone';
import { DeviceRow } from './device-row';
import type { LinkPhoneProps } from './link-phone';

/** Few link a phone, and the code that it reads is drawn by a library of its own: fetched when it is asked for. */
const LinkPhone = latePart<LinkPhoneProps>(async () => ({ default: (await import('./link-phone')).LinkPhone }));

/** The phones that approve: list, link, approve, remove. Each step is in the history, so Back leads to the list. */
export function DevicesDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const { open, id, show, close } = useStep(['link', 'approve', 'remove']);
  const list = useQuery(settingQueries.devices());
  const remove = useCall(deviceDelete, { invalidates: [devices, securitySettings] });
  const device = list.data?.devices.find((phone) => phone.id === id);
  if (open === 'remove' && device) {
    return (
      <Ask
        title={t('settings.devices.removeTitle')}
        action="kit.remove"
        run={() => remove.run({ deviceId: device.id })}
        onClose={close}
      >
        <Text id="settings.devices.removeBody" values={{ name: device.name }} />
      </Ask>
    );
  }
  if (open === 'link') {
    return (
      <Dialog isOpen onClose={close} size="sheet" title={t('settings.devices.linkTitle')} closeLabel={t('kit.back')}>
        <LinkPhone
          fallback={<Skeleton shape="line" count={3} label={t('kit.loading')} />}
          onLinked={(linked) => show('approve', linked.id)}
        />
      </Dialog>
    );
  }
  if (open === 'approve' && device) {
    return (
      <Dialog isOpen onClose={close} size="sheet" title={t('settings.devices.approveTitle')} closeLabel={t('kit.back')}>
        <ApprovePhone device={device} onDone={close} onRemove={() => show('remove', device.id)} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t('settings.devices.title')} closeLabel={t('kit.close')}>
      <Answer of={list} rows={2}>
        {(data) => (
          <PhoneList
            phones={data.devices}
            onLink={() => show('link')}
            onOpen={(phone) => show(phone.status === 'linked' ? 'approve' : 'remove', phone.id)}
          />
        )}
      </Answer>
    </Dialog>
  );
}

interface PhoneListProps {
  phones: readonly Device[];
  onLink(): void;
  onOpen(phone: Device): void;
}

function PhoneList({ phones, onLink, onOpen }: PhoneListProps) {
  const t = useText();
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        <Text id="settings.devices.about" />
      </p>
      {phones.length === 0 ? (
        <EmptyState icon={<Smartphone />} title={<Text id="settings.devices.empty" />} />
      ) : (
        <Rows kind="plain" label={t('settings.devices.title')}>
          {phones.map((phone) => (
            <DeviceRow key={phone.id} device={phone} onOpen={() => onOpen(phone)} />
          ))}
        </Rows>
      )}
      <Button wide icon={<Plus className="size-5" />} onClick={onLink}>
        <Text id="settings.devices.link" />
      </Button>
    </div>
  );
}
