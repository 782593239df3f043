import { call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { asFailure, BankForm, FailureNote } from '@bank/kit';
import type { ApiFailure } from '@bank/api-client';
import { phoneForCodesSet, type Phone } from '@bank/protocol/phones';
import { securityChangeConfirm, type SecurityChange } from '@bank/protocol/settings';
import { Dialog, FormPasswordField, FormSubmit } from '@bank/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CodeDialog } from '../emails/code-dialog';
import { fieldErrorText, generalFailure } from '../field-errors';
import { phoneText } from './phone-number';

const schema = z.object({ password: z.string().check(z.minLength(1, 'missing')) });

interface CodesPhoneDialogProps {
  phone: Phone;
  onDone(): void;
  onClose(): void;
}

/** Codes go to another phone: the password, and a code to where codes went before (R0.22). */
export function CodesPhoneDialog({ phone, onDone, onClose }: CodesPhoneDialogProps) {
  const t = useText();
  const [asked, setAsked] = useState<{ password: string; waitsFor: NonNullable<SecurityChange['waitsFor']> } | null>(
    null,
  );
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const ask = async (password: string) => {
    const { waitsFor } = await call(phoneForCodesSet, { phoneId: phone.phoneId, password });
    if (waitsFor === null) onDone();
    else setAsked({ password, waitsFor });
  };

  if (asked) {
    const { requestKey, sentTo } = asked.waitsFor;
    return (
      <CodeDialog
        title={<Text id="profile.phone.useTitle" />}
        confirm={(code) => call(securityChangeConfirm, { requestKey, code })}
        resend={() => ask(asked.password)}
        onDone={onDone}
        onClose={onClose}
      >
        <Text id="profile.phone.useCode" values={{ sentTo: <b>{sentTo}</b> }} />
      </CodeDialog>
    );
  }
  return (
    <Dialog isOpen title={<Text id="profile.phone.useTitle" />} closeLabel={t('profile.close')} onClose={onClose}>
      <BankForm
        schema={schema}
        defaults={{ password: '' }}
        label={t('profile.phone.useTitle')}
        errorText={(message) => fieldErrorText(message, t)}
        fieldErrors={failure?.fields}
        onSubmit={async ({ password }) => {
          setFailure(null);
          await ask(password).catch((error: unknown) => setFailure(asFailure(error)));
        }}
      >
        <FailureNote failure={generalFailure(failure)} />
        <p>
          <Text id="profile.phone.useBody" values={{ phone: <b>{phoneText(phone)}</b> }} />
        </p>
        <FormPasswordField
          name="password"
          label={t('profile.phone.password')}
          autoComplete="current-password"
          showLabel={t('profile.phone.show')}
          hideLabel={t('profile.phone.hide')}
        />
        <FormSubmit>
          <Text id="profile.phone.useSubmit" />
        </FormSubmit>
      </BankForm>
    </Dialog>
  );
}
