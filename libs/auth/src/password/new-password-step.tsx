import { Text, useText } from '@bank/i18n';
import { newPassword, NewPasswordFields, newPasswordError } from '@bank/kit';
import { Banner, Form, FormSubmit } from '@bank/ui';
import { useMemo } from 'react';
import { object } from 'zod/mini';
import { StepHeading } from '../flows/step-heading';
import { isApiFailure } from '../sign-in/api-failure';
import { changePassword } from './password-calls';
import { useFormCall } from './use-form-call';

interface NewPasswordStepProps {
  email: string;
  code: string;
  /** The code was right, but is not any more. */
  onCodeRefused(failure: unknown): void;
  onDone(): void;
}

export function NewPasswordStep({ email, code, onCodeRefused, onDone }: NewPasswordStepProps) {
  const t = useText();
  const { run, sentence, fieldErrors } = useFormCall(['password']);
  const schema = useMemo(() => object({ password: newPassword(email) }), [email]);
  const save = async (password: string) => {
    try {
      await changePassword(email, code, password);
      onDone();
    } catch (failure) {
      if (!isApiFailure(failure) || failure.fields?.['code'] === undefined) throw failure;
      onCodeRefused(failure);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <StepHeading title={<Text id="auth.password.newTitle" />}>
        <Text
          id="auth.password.newIntro"
          values={{ email: <b className="text-text font-semibold break-words">{email}</b> }}
        />
      </StepHeading>
      <Form
        schema={schema}
        defaults={{ password: '' }}
        errorText={(message) => newPasswordError(message, t) ?? message}
        errorSummary={(count) => t('auth.password.errorSummary', { count })}
        fieldErrors={fieldErrors}
        onSubmit={({ password }) => run(() => save(password))}
      >
        {sentence !== null && <Banner tone="danger">{sentence}</Banner>}
        <NewPasswordFields
          email={email}
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the step has taken the place of the button that was pressed: focus would be lost
          autoFocus
        />
        <FormSubmit pendingLabel={<Text id="auth.password.saving" />}>
          <Text id="auth.password.save" />
        </FormSubmit>
      </Form>
    </div>
  );
}
