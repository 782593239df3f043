import { call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { fieldMessage, neededName } from '@bank/kit';
import { passkeyRegisterRequest, securityChangeConfirm } from '@bank/protocol/settings';
import { FormTextField } from '@bank/ui';
import { useState } from 'react';
import { object } from 'zod/mini';
import { ChangeDialog, currentPassword } from '../../change/change-dialog';
import { MakePasskey } from './make-passkey';

const schema = object({
  name: neededName(60, fieldMessage('settings.passkeys.nameMissing')),
  password: currentPassword,
});

/** Adds a passkey: its name, the proof that it is the user (R0.39), and then the browser makes it. */
export function AddPasskey({ onClose }: { onClose(): void }) {
  const t = useText();
  const [name, setName] = useState(t('settings.passkeys.defaultName'));
  const [isProven, setProven] = useState(false);
  if (isProven) return <MakePasskey name={name} onUnproven={() => setProven(false)} onClose={onClose} />;
  return (
    <ChangeDialog
      title={<Text id="settings.passkeys.add" />}
      schema={schema}
      defaults={{ name, password: '' }}
      submit="kit.continue"
      start={(values) => {
        setName(values.name);
        return call(passkeyRegisterRequest, { password: values.password });
      }}
      confirm={(requestKey, code) => call(securityChangeConfirm, { requestKey, code })}
      onDone={() => setProven(true)}
      onClose={onClose}
    >
      <FormTextField name="name" label={t('settings.passkeys.name')} maxLength={60} />
    </ChangeDialog>
  );
}
