import type { ApiFailure } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { BankForm, type BankFormProps, FailureNote, useNotify } from '@bank/kit';
import { Button, dropDraft, FormSubmit } from '@bank/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

interface StatementFormProps<Input extends FieldValues, Output extends FieldValues> extends Pick<
  BankFormProps<Input, Output>,
  'schema' | 'defaults' | 'fieldOf'
> {
  label: string;
  draftKey: string;
  /** The company has stated it before. */
  isRestated: boolean;
  /** Sends the statement. It rejects where the bank refuses, and `failure` says why. */
  send(values: Output): Promise<unknown>;
  failure: ApiFailure | null;
  onClose(): void;
  children: ReactNode;
}

/**
 * What a company states of itself, to be stated anew. "Cancel" forgets the input; a closed sheet keeps it until the bank has saved it.
 */
export function StatementForm<Input extends FieldValues, Output extends FieldValues = Input>({
  draftKey,
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
            notify({ severity: 'success', title: t('profile.stated.saved'), body: '' });
            leave();
          },
          () => undefined,
        )
      }
    >
      {isRestated && (
        <p className="text-muted text-sm">
          <Text id="profile.stated.lead" />
        </p>
      )}
      {children}
      {/* The form is long: its top is out of sight where it is sent. */}
      {!isAtFields && <FailureNote failure={failure} />}
      <div className="flow-actions">
        <FormSubmit wide={false}>
          <Text id="profile.save" />
        </FormSubmit>
        <Button variant="quiet" onClick={leave}>
          <Text id="kit.cancel" />
        </Button>
      </div>
    </BankForm>
  );
}
