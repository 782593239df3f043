import { call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { newPassword, NewPasswordFields, useNotify } from '@bank/kit';
import { passwordChange, securityChangeConfirm } from '@bank/protocol/settings';
import { object } from 'zod/mini';
import { ChangeDialog, currentPassword } from '../change/change-dialog';

/** A new password; the other sessions end. The user can reveal it instead of typing it twice, so both fields of the call hold it. */
export function PasswordDialog({ email, onClose }: { email: string; onClose(): void }) {
  const t = useText();
  const notify = useNotify();
  return (
    <ChangeDialog
      title={<Text id="settings.password.title" />}
      schema={object({ password: currentPassword, passwordNew: newPassword(email) })}
      defaults={{ password: '', passwordNew: '' }}
      submit="settings.password.save"
      start={({ password, passwordNew }) =>
        call(passwordChange, { password, passwordNew, passwordNewRepeat: passwordNew })
      }
      confirm={(requestKey, code) => call(securityChangeConfirm, { requestKey, code })}
      onDone={() => {
        notify({ severity: 'success', title: t('settings.password.done'), body: t('settings.password.doneBody') });
        onClose();
      }}
      onClose={onClose}
      after={<NewPasswordFields email={email} name="passwordNew" />}
    />
  );
}
