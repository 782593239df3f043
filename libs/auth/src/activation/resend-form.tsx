import { BankForm } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { Banner, FormSubmit, FormTextField } from '@bank/ui';
import { useState } from 'react';
import { emailField, emailSchema } from '../password/email-field';
import { useFormCall } from '../password/use-form-call';
import { resendActivation } from './activation-calls';
import { ResendButton } from './resend-button';

/** Asks for the address, then sends a link there. */
export function ResendForm() {
  const t = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { run, sentence, fieldErrors } = useFormCall(['email']);
  if (sentTo !== null) return <ResendButton email={sentTo} isSent />;
  return (
    <BankForm
      schema={emailSchema}
      defaults={{ email: '' }}
      fieldErrors={fieldErrors}
      onSubmit={({ email }) =>
        run(async () => {
          await resendActivation(email);
          setSentTo(email);
        })
      }
    >
      {sentence !== null && <Banner tone="danger">{sentence}</Banner>}
      <FormTextField {...emailField} label={t('kit.email')} />
      <FormSubmit pendingLabel={<Text id="kit.sending" />}>
        <Text id="auth.activation.resend" />
      </FormSubmit>
    </BankForm>
  );
}
