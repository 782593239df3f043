import { Text } from '@bank/i18n';
import { useMemo } from 'react';
import { StepHeading } from '../flows/step-heading';
import { NewPasswordForm } from '../password/new-password-form';
import { isApiFailure } from '../sign-in/api-failure';
import { useSignInFailure } from '../sign-in/sign-in-failure';

interface ChoosePasswordProps {
  email: string;
  /** The refusal of the previous password. */
  failure: unknown;
  onChosen(password: string): Promise<void>;
}

/** The account of an employee or of a company is activated with the password that is chosen here. */
export function ChoosePassword({ email, failure, onChosen }: ChoosePasswordProps) {
  const sentence = useSignInFailure(failure);
  const atField = isApiFailure(failure) ? failure.fields?.['password'] : undefined;
  const fieldErrors = useMemo(() => (atField === undefined ? undefined : { password: atField }), [atField]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <StepHeading title={<Text id="auth.activation.passwordTitle" />}>
        <Text
          id="auth.activation.passwordIntro"
          values={{ email: <b className="text-text font-semibold break-words">{email}</b> }}
        />
      </StepHeading>
      <NewPasswordForm
        email={email}
        sentence={atField === undefined ? sentence : null}
        fieldErrors={fieldErrors}
        pendingLabel={<Text id="auth.activation.working" />}
        onSubmit={onChosen}
      >
        <Text id="auth.activation.passwordSubmit" />
      </NewPasswordForm>
    </div>
  );
}
