import { BankForm, newPassword, NewPasswordFields } from '@bank/kit';
import { Banner, FormSubmit } from '@bank/ui';
import { useMemo, type ReactNode } from 'react';
import { object } from 'zod/mini';

interface NewPasswordFormProps {
  email: string;
  /** The failure that concerns no field. */
  sentence: string | null;
  fieldErrors: Readonly<Record<string, string>> | undefined;
  pendingLabel: ReactNode;
  /** The label of the button. */
  children: ReactNode;
  onSubmit(password: string): Promise<unknown>;
}

/** One new password with its meter. It replaces the previous step and takes the focus. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, sentence, fieldErrors, pendingLabel, children, onSubmit } = props;
  const schema = useMemo(() => object({ password: newPassword(email) }), [email]);
  return (
    <BankForm
      schema={schema}
      defaults={{ password: '' }}
      fieldErrors={fieldErrors}
      onSubmit={({ password }) => onSubmit(password)}
    >
      {sentence !== null && <Banner tone="danger">{sentence}</Banner>}
      <NewPasswordFields
        email={email}
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the step has taken the place of the button that was pressed: focus would be lost
        autoFocus
      />
      <FormSubmit pendingLabel={pendingLabel}>{children}</FormSubmit>
    </BankForm>
  );
}
