import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { FailureNote } from '@bank/kit';
import { addEmail, emailsGet, type EmailAddress } from '@bank/protocol';
import { Dialog, Form, FormSubmit, FormTextField } from '@bank/ui';
import * as z from 'zod/mini';
import { fieldErrorText, generalFailure } from '../field-errors';

const schema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'missing'),
      z.maxLength(254, 'tooLong'),
      z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'email'),
    ),
});

interface AddEmailDialogProps {
  /** It waits for the code that went to it. */
  onAdded(email: EmailAddress): void;
  onClose(): void;
}

export function AddEmailDialog({ onAdded, onClose }: AddEmailDialogProps) {
  const t = useText();
  const { run, failure } = useCall(addEmail, { invalidates: [emailsGet] });
  return (
    <Dialog isOpen title={<Text id="profile.email.add" />} closeLabel={t('profile.close')} onClose={onClose}>
      <Form
        schema={schema}
        defaults={{ email: '' }}
        label={t('profile.email.add')}
        errorText={(message) => fieldErrorText(message, t)}
        errorSummary={(count) => t('profile.form.errors', { count })}
        fieldErrors={failure?.fields}
        onSubmit={async (values) => {
          await run(values).then(
            ({ email }) => onAdded(email),
            () => undefined,
          );
        }}
      >
        <FailureNote failure={generalFailure(failure)} />
        <FormTextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          label={t('profile.email.new')}
          description={<Text id="profile.email.newHelp" />}
        />
        <FormSubmit>
          <Text id="profile.email.sendCode" />
        </FormSubmit>
      </Form>
    </Dialog>
  );
}
