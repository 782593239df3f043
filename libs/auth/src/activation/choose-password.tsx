import { Text, useText } from '@bank/i18n';
import { newPassword, NewPasswordFields, newPasswordError } from '@bank/kit';
import { Banner, Form, FormSubmit } from '@bank/ui';
import { useMemo } from 'react';
import { object } from 'zod/mini';
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
    <div className="grid gap-5">
      <div>
        <h1 className="heading-face text-2xl text-balance">
          <Text id="auth.activation.passwordTitle" />
        </h1>
        <p className="text-muted mt-2">
          <Text
            id="auth.activation.passwordIntro"
            values={{ email: <b className="text-text font-semibold break-words">{email}</b> }}
          />
        </p>
      </div>
      <Form
        schema={schema}
        defaults={{ password: '' }}
        errorText={(message) => newPasswordError(message, t) ?? message}
        errorSummary={(count) => t('auth.password.errorSummary', { count })}
        fieldErrors={fieldErrors}
        onSubmit={({ password }) => onChosen(password)}
      >
        {sentence !== null && atField === undefined && <Banner tone="danger">{sentence}</Banner>}
        <NewPasswordFields email={email} />
        <FormSubmit pendingLabel={<Text id="auth.activation.working" />}>
          <Text id="auth.activation.passwordSubmit" />
        </FormSubmit>
      </Form>
    </div>
  );
}
