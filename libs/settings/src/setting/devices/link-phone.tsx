import { query, useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { BankForm, fieldMessage, neededName } from '@bank/kit';
import { type Device } from '@bank/protocol/auth';
import { deviceCreate, deviceGet, devices } from '@bank/protocol/devices';
import { FormSelect, FormSubmit, FormTextField, QrCode, Spinner } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { enum as oneOf, object } from 'zod/mini';

const schema = object({
  name: neededName(60, fieldMessage('settings.devices.nameMissing')),
  type: oneOf(['android', 'ios']),
});

export interface LinkPhoneProps {
  /** The phone has answered. */
  onLinked(device: Device): void;
}

/** Names a phone, shows it the code to read, and waits until it has answered. */
export function LinkPhone({ onLinked }: LinkPhoneProps) {
  const t = useText();
  const format = useFormat();
  const create = useCall(deviceCreate, { invalidates: [devices] });
  const { data } = create;
  return data ? (
    <div className="grid justify-items-center gap-4 text-center">
      <p>
        <Text id="settings.devices.scan" />
      </p>
      <QrCode value={data.deeplink} label={t('settings.devices.qr')} />
      <a className="link inline-flex min-h-11 items-center break-all" href={data.deeplink}>
        <Text id="settings.devices.openApp" />
      </a>
      <p className="text-muted text-sm">
        <Text id="settings.devices.until" values={{ time: format.date(data.expiresAt, 'dayTime') }} />
      </p>
      <Waiting deviceId={data.deviceId} onLinked={onLinked} />
    </div>
  ) : (
    <BankForm
      schema={schema}
      defaults={{ name: '', type: 'android' }}
      onSubmit={(values) => create.run(values).then(undefined, () => undefined)}
      failure={create.failure}
    >
      <FormTextField
        name="name"
        label={t('settings.devices.name')}
        description={t('settings.devices.nameHelp')}
        maxLength={60}
      />
      <FormSelect
        name="type"
        label={t('settings.devices.type')}
        items={[
          { id: 'android', label: t('settings.devices.android') },
          { id: 'ios', label: t('settings.devices.ios') },
        ]}
      />
      <FormSubmit>
        <Text id="settings.devices.showCode" />
      </FormSubmit>
    </BankForm>
  );
}

/** Interval of polling, in case the hint of the socket is lost. */
const ASK_EVERY_MS = 5000;

function Waiting({ deviceId, onLinked }: { deviceId: string; onLinked(device: Device): void }) {
  const t = useText();
  const { data } = useQuery({ ...query(deviceGet, { deviceId }, { lazy: true }), refetchInterval: ASK_EVERY_MS });
  useEffect(() => {
    if (data && data.status !== 'waiting') onLinked(data);
  }, [data, onLinked]);
  return (
    <p className="text-muted flex items-center gap-2">
      <Spinner label={t('kit.waitingForPhone')} />
      <span aria-hidden="true">
        <Text id="kit.waitingForPhone" />
      </span>
    </p>
  );
}
