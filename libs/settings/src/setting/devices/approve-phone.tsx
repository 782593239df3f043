import { query, useCall } from '@bank/api-client';
import { Text, useText, type MessageId } from '@bank/i18n';
import { FailureNote, LoadFailure } from '@bank/kit';
import { type Output } from '@bank/protocol';
import { type Device } from '@bank/protocol/auth';
import { deviceApprove, deviceApproveConfirm, deviceApproveMethods, devices } from '@bank/protocol/devices';
import { securitySettings } from '@bank/protocol/settings';
import { Button, CodeField } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { ListSkeleton } from '../../change/load-states';

type Way = Output<typeof deviceApproveMethods>['methods'][number];

const WAYS: Record<Way['id'], MessageId> = {
  email: 'settings.devices.byEmail',
  sms: 'settings.devices.bySms',
};

interface ApprovePhoneProps {
  device: Device;
  onDone(): void;
  onBack(): void;
}

/** A linked phone may approve once its owner has given a code that went to their e-mail or phone. */
export function ApprovePhone({ device, onDone, onBack }: ApprovePhoneProps) {
  const { data, error, refetch } = useQuery(query(deviceApproveMethods));
  const send = useCall(deviceApprove);
  const [way, setWay] = useState<Way | null>(null);
  const choose = (chosen: Way) =>
    void send.run({ deviceId: device.id, methodId: chosen.id }).then(
      () => setWay(chosen),
      () => undefined,
    );
  if (!data)
    return error ? <LoadFailure title="settings.failed" error={error} onRetry={refetch} /> : <ListSkeleton rows={2} />;
  return (
    <div className="grid gap-4">
      {way === null ? (
        <>
          <p>
            <Text id="settings.devices.approveAbout" values={{ name: device.name }} />
          </p>
          <FailureNote failure={send.failure} />
          {data.methods.map((method) => (
            <Button key={method.id} variant="secondary" wide disabled={send.isPending} onClick={() => choose(method)}>
              <Text id={WAYS[method.id]} values={{ address: method.sentTo }} />
            </Button>
          ))}
        </>
      ) : (
        <ApproveCode device={device} way={way} onDone={onDone} onResend={() => choose(way)} />
      )}
      <Button variant="quiet" onClick={onBack}>
        <Text id="settings.back" />
      </Button>
    </div>
  );
}

interface ApproveCodeProps extends Omit<ApprovePhoneProps, 'onBack'> {
  way: Way;
  onResend(): void;
}

function ApproveCode({ device, way, onDone, onResend }: ApproveCodeProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const confirm = useCall(deviceApproveConfirm, { invalidates: [devices, securitySettings] });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void confirm.run({ deviceId: device.id, methodId: way.id, code }).then(onDone, () => undefined);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <FailureNote failure={confirm.failure} />
      <CodeField
        label={t('settings.code.label')}
        length={6}
        value={code}
        onChange={setCode}
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the step has taken the place of the button that was pressed: focus would be lost
        autoFocus
        description={t('settings.devices.codeSent', { address: way.sentTo })}
      />
      <Button type="submit" wide pending={confirm.isPending} disabled={code.length < 6}>
        <Text id="settings.code.confirm" />
      </Button>
      <Button variant="quiet" onClick={onResend}>
        <Text id="settings.code.resend" />
      </Button>
    </form>
  );
}
