import { Text } from '@bank/i18n';
import { StepHeading } from '../flows/step-heading';
import { isApiFailure } from '../sign-in/api-failure';
import { NewPasswordForm } from './new-password-form';
import { changePassword, type PasswordRequest } from './password-calls';
import { useFormCall } from './use-form-call';

interface NewPasswordStepProps {
  request: PasswordRequest;
  code: string;
  /** The code was right, but is not any more. */
  onCodeRefused(failure: unknown): void;
  onDone(): void;
}

export function NewPasswordStep({ request, code, onCodeRefused, onDone }: NewPasswordStepProps) {
  const { run, sentence, fieldErrors } = useFormCall(['password']);
  const save = async (password: string) => {
    try {
      await changePassword(request, code, password);
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
          values={{ email: <b className="text-text font-semibold break-words">{request.email}</b> }}
        />
      </StepHeading>
      <NewPasswordForm
        email={request.email}
        sentence={sentence}
        fieldErrors={fieldErrors}
        pendingLabel={<Text id="auth.password.saving" />}
        onSubmit={(password) => run(() => save(password))}
      >
        <Text id="auth.password.save" />
      </NewPasswordForm>
    </div>
  );
}
