import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { fieldMessage } from '@bank/kit';
import { ipWhitelist, ipWhitelistAdd, securityChangeConfirm } from '@bank/protocol/settings';
import { FormTextField } from '@bank/ui';
import { object, refine, string } from 'zod/mini';
import { ChangeDialog, currentPassword } from '../../change/change-dialog';
import { isAddressOrNetwork } from '../ip-address';

const schema = object({
  ip: string().check(refine(isAddressOrNetwork, fieldMessage('settings.ip.invalid'))),
  password: currentPassword,
});

/** A new trusted address; the user's own comes filled in. */
export function AddAddress({ ip, onClose }: { ip: string; onClose(): void }) {
  const t = useText();
  return (
    <ChangeDialog
      title={<Text id="settings.ip.addTitle" />}
      schema={schema}
      defaults={{ ip, password: '' }}
      submit="settings.ip.addSave"
      start={(values) => call(ipWhitelistAdd, { ip: values.ip.trim(), password: values.password })}
      confirm={(requestKey, code) => call(securityChangeConfirm, { requestKey, code })}
      onDone={async () => {
        await invalidate(ipWhitelist);
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField
        name="ip"
        label={t('settings.ip.address')}
        description={t('settings.ip.addressHelp')}
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
      />
    </ChangeDialog>
  );
}
