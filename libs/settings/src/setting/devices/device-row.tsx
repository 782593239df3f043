import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import { Row } from '@bank/kit';
import type { Device } from '@bank/protocol/auth';
import { useSession } from '@bank/session';
import { Badge, Button, type Tone } from '@bank/ui';

const STATES: Record<Device['status'], { label: MessageId; tone: Tone }> = {
  waiting: { label: 'settings.devices.waiting', tone: 'neutral' },
  linked: { label: 'settings.devices.linked', tone: 'warning' },
  approved: { label: 'settings.devices.approved', tone: 'positive' },
};
const TYPES: Record<Device['type'], MessageId> = { android: 'settings.devices.android', ios: 'settings.devices.ios' };

interface DeviceRowProps {
  device: Device;
  onApprove(): void;
  onRemove(): void;
}

/** One phone: its name, whether it may approve, and the possible actions. */
export function DeviceRow({ device, onApprove, onRemove }: DeviceRowProps) {
  const t = useText();
  const format = useFormat();
  const { id, name, type, status, location, lastActivityAt } = device;
  const isOfThisLogin = useSession(({ approvedDevice }) => approvedDevice === id);
  const seen = lastActivityAt === null ? null : format.date(lastActivityAt, 'dayTime');
  return (
    <Row
      title={name}
      badges={
        <>
          <Badge tone={STATES[status].tone}>
            <Text id={STATES[status].label} />
          </Badge>
          {isOfThisLogin && (
            <Badge tone="info">
              <Text id="settings.devices.thisLogin" />
            </Badge>
          )}
        </>
      }
      note={[t(TYPES[type]), location, seen].filter(Boolean).join(' · ')}
      aside={
        <>
          {status === 'linked' && (
            <Button size="small" aria-label={t('settings.devices.approveThis', { name })} onClick={onApprove}>
              <Text id="settings.devices.approve" />
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            aria-label={t('settings.devices.removeThis', { name })}
            onClick={onRemove}
          >
            <Text id="kit.remove" />
          </Button>
        </>
      }
    />
  );
}
