import { Text, useFormat, useText } from '@bank/i18n';
import type { Device } from '@bank/protocol/auth';
import { serverNow } from '@bank/api-client';
import { Smartphone } from 'lucide-react';

/** The phones that were asked, with where and when the bank saw them last. */
export function PushDevices({ devices }: { devices: readonly Device[] }) {
  const t = useText();
  if (devices.length === 0) return null;
  return (
    <section aria-label={t('auth.flow.pushDevices')}>
      <h2 className="text-muted text-sm">
        <Text id="auth.flow.pushDevices" />
      </h2>
      <ul className="divide-line mt-1 divide-y">
        {devices.map((device) => (
          <li key={device.id} className="flex items-center gap-3 py-2.5">
            <Smartphone className="text-muted size-5 shrink-0" />
            <span className="min-w-0">
              <span className="block truncate font-medium">{device.name}</span>
              <span className="text-muted block text-sm">
                <LastSeen device={device} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SYSTEM = { android: 'Android', ios: 'iOS' } as const;

function LastSeen({ device: { type, location, lastActivityAt } }: { device: Device }) {
  const format = useFormat();
  const seen = lastActivityAt === null ? null : format.relative(lastActivityAt, serverNow(Date.now()));
  return [SYSTEM[type], location, seen].filter((part) => part !== null).join(' · ');
}
