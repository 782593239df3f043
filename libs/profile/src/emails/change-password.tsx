import { Text, useText } from '@bank/i18n';
import { BankForm, fieldMessage, useAttempt } from '@bank/kit';
import { FormPasswordField, FormSubmit } from '@bank/ui';
import * as z from 'zod/mini';
import { useFirstField } from './use-first-field';

const schema = z.object({ password: z.string().check(z.minLength(1, fieldMessage('kit.field.missing'))) });

interface ChangePasswordProps {
  email: string;
  /** Shows the password to the bank, which sends the codes. */
  begin(password: string): Promise<unknown>;
}

/** What a new sign-in address means, and the password that it takes (R0.53). */
export function ChangePassword({ email, begin }: ChangePasswordProps) {
  const t = useText();
  const { run, failure } = useAttempt();
  const place = useFirstField();
  return (
    <div ref={place}>
      <BankForm
        schema={schema}
        defaults={{ password: '' }}
        label={t('profile.change.title')}
        failure={failure}
        onSubmit={({ password }) => run(() => begin(password))}
      >
        <p>
          <Text id="profile.change.ask" values={{ email: <b className="break-all">{email}</b> }} />
        </p>
        <FormPasswordField
          name="password"
          label={t('kit.currentPassword')}
          autoComplete="current-password"
          showLabel={t('kit.password.show')}
          hideLabel={t('kit.password.hide')}
        />
        <FormSubmit pendingLabel={<Text id="kit.sending" />}>
          <Text id="kit.continue" />
        </FormSubmit>
      </BankForm>
    </div>
  );
}
