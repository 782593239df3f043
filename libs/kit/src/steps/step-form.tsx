import { Text, useText } from '@bank/i18n';
import { Button, dropDraft, FormSubmit } from '@bank/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BankForm, type BankFormProps } from '../form/bank-form';
import type { QuestionFrame } from './use-steps';
import { useStepsSurroundings } from './steps-context';

interface StepFormProps<Input extends FieldValues, Output extends FieldValues> extends Pick<
  BankFormProps<Input, Output>,
  'schema' | 'defaults' | 'draftOf' | 'failure' | 'fieldErrors' | 'secret'
> {
  question: QuestionFrame;
  /** Keeps the answer. False, or a promise of it: the visitor stays. */
  onAnswer(values: Output): unknown;
  /** On the button; "Continue" unless said otherwise. */
  action?: ReactNode;
  pendingLabel?: string;
  children: ReactNode;
}

/** The form of one question: its fields, the way on and the way back. */
export function StepForm<Input extends FieldValues, Output extends FieldValues = Input>({
  question,
  onAnswer,
  action,
  pendingLabel,
  children,
  ...form
}: StepFormProps<Input, Output>) {
  const t = useText();
  const { next, back, draftKey, end } = useStepsSurroundings();
  const draft = draftKey?.(question.id);
  return (
    <>
      <BankForm
        {...form}
        {...(draft !== undefined && { draftKey: draft })}
        label={t(question.title, question.titleValues)}
        onSubmit={async (values) => {
          if ((await onAnswer(values)) === false) return;
          if (draft !== undefined) dropDraft(draft);
          question.onAnswered?.();
          next();
        }}
      >
        <div className="grid gap-5">{children}</div>
        <div className="flow-actions mt-2">
          <FormSubmit wide={false} pendingLabel={pendingLabel ?? t('kit.checking')}>
            {action ?? <Text id="kit.continue" />}
          </FormSubmit>
          {back && (
            <Button variant="quiet" onClick={back}>
              <Text id="kit.back" />
            </Button>
          )}
        </div>
      </BankForm>
      {/* It comes with the fields: below what they take the place of it would move. */}
      {end && <div className="-ms-3">{end}</div>}
    </>
  );
}
