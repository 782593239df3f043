import { Text, useText, type MessageId } from '@bank/i18n';
import {
  BankForm,
  CurrentPasswordField,
  fieldMessage,
  THEN,
  useAddressed,
  useAttempt,
  useResponsePopup,
} from '@bank/kit';
import type { SecurityChange } from '@bank/protocol/settings';
import { Dialog, FormSubmit } from '@bank/ui';
import { type ReactNode, useState } from 'react';
import { minLength, object, string, type ZodMiniType } from 'zod/mini';
import { ChangeCode, type Waiting } from './change-code';

/** What every change asks for. */
export interface WithPassword {
  password: string;
}

/** The current password, for schemas of changes. */
export const currentPassword = string().check(minLength(1, fieldMessage('settings.change.passwordMissing')));
export const onlyPassword = object({ password: currentPassword });

interface ChangeDialogProps<Values extends WithPassword> {
  title: ReactNode;
  schema: ZodMiniType<Values, Values>;
  defaults: Values;
  submit: MessageId;
  /** Nothing is chosen yet, or the choice is what the account has already. */
  isIdle?: boolean;
  /** The bank never makes this change without a code, so an answer without a request is a failure (R2.8.3). */
  needsCode?: true;
  /** What is changed to what: stays in sight while the code is asked for. */
  facts?: ReactNode;
  /** Above the password. */
  children?: ReactNode;
  /** Below it. */
  after?: ReactNode;
  /** Requests the change; the bank makes it, or sends a code. */
  start(values: Values): Promise<SecurityChange>;
  /** Gives the code. */
  confirm(requestKey: string, code: string): Promise<unknown>;
  /** Whether the bank has made the change by now; asked when the answer to a code may have been lost. */
  isMade?(): Promise<boolean>;
  onDone(): Promise<void> | void;
  onClose(): void;
}

/** A change of security: the new setting, the current password, and then the code where the bank sent one (R0.22). */
export function ChangeDialog<Values extends WithPassword>(props: ChangeDialogProps<Values>) {
  const {
    title,
    schema,
    defaults,
    submit: submitText,
    isIdle = false,
    needsCode,
    facts,
    children,
    after,
    start,
    confirm,
    isMade,
    onDone,
    onClose,
  } = props;
  const t = useText();
  const showPopup = useResponsePopup();
  const { run, failure } = useAttempt();
  const [sent, setSent] = useState<{ values: Values; waitsFor: Waiting } | null>(null);
  const then = useAddressed([THEN]);
  const isAtCode = sent !== null && then.get(THEN) === 'code';
  /** @returns what now waits for a code; null where nothing does */
  const begin = async (values: Values): Promise<Waiting | null> => {
    const { waitsFor } = await start(values);
    if (waitsFor === null ? needsCode : waitsFor.requestKey === '') {
      showPopup({ text: t('settings.change.noRequest'), goHome: true });
      return null;
    }
    if (waitsFor === null) await onDone();
    else setSent({ values, waitsFor });
    return waitsFor;
  };
  const submit = async (values: Values) => {
    if ((await begin(values)) !== null) then.show({ [THEN]: 'code' });
  };
  return (
    <Dialog
      isOpen
      onClose={isAtCode ? then.close : onClose}
      size="sheet"
      title={title}
      closeLabel={t(isAtCode ? 'kit.back' : 'kit.close')}
    >
      {isAtCode ? (
        <ChangeCode
          waitsFor={sent.waitsFor}
          facts={facts}
          confirm={confirm}
          isMade={isMade}
          // The same change requested again: the bank sends a new code, and the old one stops working.
          resend={() => begin(sent.values)}
          onDone={onDone}
          onStartAgain={() => {
            setSent(null);
            then.close();
          }}
        />
      ) : (
        <BankForm
          schema={schema}
          defaults={defaults}
          failure={failure}
          onSubmit={(values) => !isIdle && run(() => submit(values))}
        >
          {children}
          <CurrentPasswordField description={t('settings.change.passwordWhy')} />
          {after}
          <FormSubmit disabled={isIdle}>
            <Text id={submitText} />
          </FormSubmit>
        </BankForm>
      )}
    </Dialog>
  );
}
