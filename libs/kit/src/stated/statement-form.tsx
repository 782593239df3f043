import type { ApiFailure } from '@bank/api-client';
import { type MessageId, Text, useText } from '@bank/i18n';
import { Button, dropDraft, FormSubmit } from '@bank/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FailureNote } from '../failure/failure-note';
import { BankForm, type BankFormProps } from '../form/bank-form';
import { useNotify } from '../notifications/notifications';

interface StatementFormProps<Input extends FieldValues, Output extends FieldValues> extends Pick<
  BankFormProps<Input, Output>,
  'schema' | 'defaults' | 'fieldOf'
> {
  label: string;
  /** The words of the button that sends it. */
  save: MessageId;
  draftKey: string;
  /** It was stated before. */
  isRestated: boolean;
  /** Sends the statement. It rejects where the bank refuses, and `failure` says why. */
  send(values: Output): Promise<unknown>;
  failure: ApiFailure | null;
  onClose(): void;
  children: ReactNode;
}

/**
 * What a customer states of itself, to be stated anew. "Cancel" forgets the input; a closed sheet keeps it until the bank has saved it.
 */
export function StatementForm<Input extends FieldValues, Output extends FieldValues = Input>({
  draftKey,
  save,
  isRestated,
  send,
  failure,
  onClose,
  children,
  ...form
}: StatementFormProps<Input, Output>) {
  const t = useText();
  const notify = useNotify();
  const leave = () => {
    dropDraft(draftKey);
    onClose();
  };
  const isAtFields = failure?.fields !== undefined;
  return (
    <BankForm
      {...form}
      draftKey={draftKey}
      failure={isAtFields ? failure : null}
      onSubmit={(values) =>
        send(values).then(
          () => {
            notify({ severity: 'success', title: t('kit.stated.saved'), isPassing: true });
            leave();
          },
          () => undefined,
        )
      }
    >
      {isRestated && (
        <p className="text-muted text-sm">
          <Text id="kit.stated.lead" />
        </p>
      )}
      {children}
      {/* The form is long: its top is out of sight where it is sent. */}
      {!isAtFields && <FailureNote failure={failure} />}
      <div className="flow-actions">
        <FormSubmit wide={false}>
          <Text id={save} />
        </FormSubmit>
        <Button variant="quiet" onClick={leave}>
          <Text id="kit.cancel" />
        </Button>
      </div>
    </BankForm>
  );
}
