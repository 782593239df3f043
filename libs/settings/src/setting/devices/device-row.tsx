import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import { Row, RowToken } from '@bank/kit';
import type { Device } from '@bank/protocol/auth';
import { useSession } from '@bank/session';
import { Badge, type Tone } from '@bank/ui';
import { ChevronRight, Smartphone } from 'lucide-react';

const STATES: Record<Device['status'], { label: MessageId; tone: Tone }> = {
  waiting: { label: 'settings.devices.waiting', tone: 'neutral' },
  linked: { label: 'settings.devices.linked', tone: 'warning' },
  approved: { label: 'settings.devices.approved', tone: 'positive' },
};
const TYPES: Record<Device['type'], MessageId> = { android: 'settings.devices.android', ios: 'settings.devices.ios' };

interface DeviceRowProps {
  device: Device;
  onOpen(): void;
}

/** One phone: its name, and whether it may approve. The row opens what can be done with it. */
export function DeviceRow({ device, onOpen }: DeviceRowProps) {
  const t = useText();
  const format = useFormat();
  const { id, name, type, status, location, lastActivityAt } = device;
  const isOfThisLogin = useSession(({ approvedDevice }) => approvedDevice === id);
  const seen = lastActivityAt === null ? null : format.date(lastActivityAt, 'dayTime');
  return (
    <Row
      token={
        <RowToken>
          <Smartphone />
        </RowToken>
      }
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
      aside={<ChevronRight className="text-muted size-5" aria-hidden="true" />}
      onPress={onOpen}
    />
  );
}
