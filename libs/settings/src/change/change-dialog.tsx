import { Text, useText, type MessageId } from '@bank/i18n';
import { BankForm, FailureNote, newPasswordError } from '@bank/kit';
import { Dialog, FormPasswordField, FormSubmit } from '@bank/ui';
import type { ReactNode } from 'react';
import { minLength, object, string, type ZodMiniType } from 'zod/mini';
import { CodeStep } from './code-step';
import { type ChangeCalls, useChange } from './use-change';

/** What every change asks for. */
export interface WithPassword {
  password: string;
}

/** The current password, for schemas of changes. */
export const currentPassword = string().check(minLength(1, 'settings.change.passwordMissing'));
export const onlyPassword = object({ password: currentPassword });

interface ChangeDialogProps<Values extends WithPassword> extends ChangeCalls<Values> {
  title: ReactNode;
  schema: ZodMiniType<Values, Values>;
  defaults: Values;
  submit: MessageId;
  /** Nothing is chosen yet, or it is what there is already. */
  isIdle?: boolean;
  /** Above the password. */
  children?: ReactNode;
  /** Below it. */
  after?: ReactNode;
  onClose(): void;
}

const ERRORS: Readonly<Record<string, MessageId>> = {
  'settings.change.passwordMissing': 'settings.change.passwordMissing',
  'settings.ip.invalid': 'settings.ip.invalid',
};

/** A change of security: what is to be, the current password, and then the code where the bank sent one (R0.22). */
export function ChangeDialog<Values extends WithPassword>(props: ChangeDialogProps<Values>) {
  const { title, schema, defaults, submit, isIdle = false, children, after, onClose } = props;
  const t = useText();
  const change = useChange<Values>(props);
  const { failure, waitsFor } = change;
  const sentence = (message: string) => {
    const id = ERRORS[message];
    return id === undefined ? (newPasswordError(message, t) ?? message) : t(id);
  };
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={title} closeLabel={t('settings.close')}>
      {waitsFor === null ? (
        <BankForm
          schema={schema}
          defaults={defaults}
          onSubmit={(values) => (isIdle ? undefined : change.begin(values))}
          errorText={sentence}
          fieldErrors={failure?.fields}
        >
          {children}
          <FormPasswordField
            name="password"
            label={t('settings.change.password')}
            description={t('settings.change.passwordWhy')}
            autoComplete="current-password"
            showLabel={t('settings.change.show')}
            hideLabel={t('settings.change.hide')}
          />
          {after}
          {failure?.fields === undefined && <FailureNote failure={failure} />}
          <FormSubmit disabled={isIdle}>
            <Text id={submit} />
          </FormSubmit>
        </BankForm>
      ) : (
        <CodeStep
          waitsFor={waitsFor}
          failure={failure}
          isPending={change.isPending}
          isResent={change.isResent}
          onCode={(code) => void change.give(code)}
          onResend={() => void change.resend()}
        />
      )}
    </Dialog>
  );
}
