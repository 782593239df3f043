import { call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { BankForm, fieldMessage, useAttempt, phoneText } from '@bank/kit';
import { phoneForCodesSet, type Phone } from '@bank/protocol/phones';
import { securityChangeConfirm, type SecurityChange } from '@bank/protocol/settings';
import { Dialog, FormPasswordField, FormSubmit } from '@bank/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CodeDialog } from '../code-dialog';

const schema = z.object({ password: z.string().check(z.minLength(1, fieldMessage('kit.field.missing'))) });

interface CodesPhoneDialogProps {
  phone: Phone;
  onDone(): void;
  onClose(): void;
}

/** Moves codes to another phone. It takes the password and a code to the previous phone (R0.22). */
export function CodesPhoneDialog({ phone, onDone, onClose }: CodesPhoneDialogProps) {
  const t = useText();
  const [asked, setAsked] = useState<{ password: string; waitsFor: NonNullable<SecurityChange['waitsFor']> } | null>(
    null,
  );
  const { run, failure } = useAttempt();

  const ask = async (password: string) => {
    const { waitsFor } = await call(phoneForCodesSet, { phoneId: phone.phoneId, password });
    if (waitsFor === null) onDone();
    else setAsked({ password, waitsFor });
  };

  if (asked) {
    const { requestKey, sentTo } = asked.waitsFor;
    return (
      <CodeDialog
        title="profile.phone.useTitle"
        confirm={async (code) => {
          await call(securityChangeConfirm, { requestKey, code });
          onDone();
        }}
        resend={() => ask(asked.password)}
        onClose={onClose}
      >
        <Text id="profile.phone.useCode" values={{ sentTo: <b>{sentTo}</b> }} />
      </CodeDialog>
    );
  }
  return (
    <Dialog isOpen title={<Text id="profile.phone.useTitle" />} closeLabel={t('kit.close')} onClose={onClose}>
      <BankForm
        schema={schema}
        defaults={{ password: '' }}
        label={t('profile.phone.useTitle')}
        failure={failure}
        onSubmit={({ password }) => run(() => ask(password))}
      >
        <p>
          <Text id="profile.phone.useBody" values={{ phone: <b>{phoneText(phone)}</b> }} />
        </p>
        <FormPasswordField
          name="password"
          label={t('kit.currentPassword')}
          autoComplete="current-password"
          showLabel={t('profile.phone.show')}
          hideLabel={t('profile.phone.hide')}
        />
        <FormSubmit>
          <Text id="kit.continue" />
        </FormSubmit>
      </BankForm>
    </Dialog>
  );
}
