import { Text, useText, type MessageId } from '@bank/i18n';
import { BankForm, CurrentPasswordField, fieldMessage, useAttempt } from '@bank/kit';
import { FormSubmit } from '@bank/ui';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

const schema = z.object({ password: z.string().check(z.minLength(1, fieldMessage('kit.field.missing'))) });

interface PasswordStepProps {
  /** What is changed. */
  title: MessageId;
  /** What the change means. */
  children: ReactNode;
  /** Shows the password to the bank, which sends a code. What it rejects with is shown. */
  begin(password: string): Promise<unknown>;
}

/** The first step of a change that takes the password and then a code. */
export function PasswordStep({ title, children, begin }: PasswordStepProps) {
  const t = useText();
  const { run, failure } = useAttempt();
  return (
    <BankForm
      schema={schema}
      defaults={{ password: '' }}
      label={t(title)}
      failure={failure}
      onSubmit={({ password }) => run(() => begin(password))}
    >
      <p>{children}</p>
      <CurrentPasswordField />
      <FormSubmit pendingLabel={<Text id="kit.sending" />}>
        <Text id="kit.continue" />
      </FormSubmit>
    </BankForm>
  );
}
