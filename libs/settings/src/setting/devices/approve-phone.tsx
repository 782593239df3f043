import { call, invalidate, query, useCall } from '@bank/api-client';
import { Text, type MessageId } from '@bank/i18n';
import { Answer, CodeEntry, FailureNote } from '@bank/kit';
import { type Output } from '@bank/protocol';
import { type Device } from '@bank/protocol/auth';
import { deviceApprove, deviceApproveConfirm, deviceApproveMethods, devices } from '@bank/protocol/devices';
import { securitySettings } from '@bank/protocol/settings';
import { Button } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

type Way = Output<typeof deviceApproveMethods>['methods'][number];

const WAYS: Record<Way['id'], MessageId> = {
  email: 'settings.devices.byEmail',
  sms: 'settings.devices.bySms',
};

interface ApprovePhoneProps {
  device: Device;
  onDone(): void;
  onRemove(): void;
}

/** A linked phone may approve once its owner has given a code that went to their e-mail or phone. */
export function ApprovePhone({ device, onDone, onRemove }: ApprovePhoneProps) {
  const methods = useQuery(query(deviceApproveMethods, undefined, { lazy: true }));
  const send = useCall(deviceApprove);
  const [way, setWay] = useState<Way | null>(null);
  const deviceId = device.id;
  const choose = async (chosen: Way) => {
    await send.run({ deviceId, methodId: chosen.id });
    setWay(chosen);
  };
  if (way !== null) {
    return (
      <CodeEntry
        confirm={async (code) => {
          await call(deviceApproveConfirm, { deviceId, methodId: way.id, code });
          await invalidate(devices, securitySettings);
          onDone();
        }}
        resend={() => choose(way)}
      >
        <p>
          <Text id="settings.devices.codeSent" values={{ address: way.sentTo }} />
        </p>
      </CodeEntry>
    );
  }
  return (
    <div className="grid gap-4">
      <Answer of={methods} rows={2}>
        {(data) => (
          <>
            <p>
              <Text id="settings.devices.approveAbout" values={{ name: device.name }} />
            </p>
            <FailureNote failure={send.failure} />
            {data.methods.map((method) => (
              <Button
                key={method.id}
                variant="secondary"
                wide
                disabled={send.isPending}
                onClick={() => void choose(method).catch(() => undefined)}
              >
                <Text id={WAYS[method.id]} values={{ address: method.sentTo }} />
              </Button>
            ))}
          </>
        )}
      </Answer>
      <Button variant="quiet" onClick={onRemove}>
        <Text id="settings.devices.remove" />
      </Button>
    </div>
  );
}
