import { Text, useText } from '@bank/i18n';
import { newPassword, NewPasswordFields, newPasswordError } from '@bank/kit';
import { Banner, Form, FormSubmit } from '@bank/ui';
import { useMemo } from 'react';
import { object } from 'zod/mini';
import { StepHeading } from '../flows/step-heading';
import { isApiFailure } from '../sign-in/api-failure';
import { useSignInFailure } from '../sign-in/sign-in-failure';

interface ChoosePasswordProps {
  email: string;
  /** What the bank said to the password before. */
  failure: unknown;
  onChosen(password: string): Promise<void>;
}

/** An employee's account is activated with the password they choose here. */
export function ChoosePassword({ email, failure, onChosen }: ChoosePasswordProps) {
  const t = useText();
  const sentence = useSignInFailure(failure);
  const atField = isApiFailure(failure) ? failure.fields?.['password'] : undefined;
  const schema = useMemo(() => object({ password: newPassword(email) }), [email]);
  const fieldErrors = useMemo(() => (atField === undefined ? undefined : { password: atField }), [atField]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <StepHeading title={<Text id="auth.activation.passwordTitle" />}>
        <Text
          id="auth.activation.passwordIntro"
          values={{ email: <b className="text-text font-semibold break-words">{email}</b> }}
        />
      </StepHeading>
      <Form
        schema={schema}
        defaults={{ password: '' }}
        errorText={(message) => newPasswordError(message, t) ?? message}
        errorSummary={(count) => t('auth.password.errorSummary', { count })}
        fieldErrors={fieldErrors}
        onSubmit={({ password }) => onChosen(password)}
      >
        {sentence !== null && atField === undefined && <Banner tone="danger">{sentence}</Banner>}
        <NewPasswordFields
          email={email}
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the step has taken the place of the button that was pressed: focus would be lost
          autoFocus
        />
        <FormSubmit pendingLabel={<Text id="auth.activation.working" />}>
          <Text id="auth.activation.passwordSubmit" />
        </FormSubmit>
      </Form>
    </div>
  );
}
