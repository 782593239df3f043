import { BankForm, FailureNote } from '@bank/kit';
import { type MessageId, Text, useText } from '@bank/i18n';
import { FormSubmit } from '@bank/ui';
import type { ReactNode } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { FormWatch, type FormWatchProps } from './form-watch';
import type { FormPart } from './payment-flow';

interface PaymentFormProps<Values extends Record<string, string>> extends Omit<FormWatchProps, 'recheck'> {
  form: FormPart<Values>;
  /** Changes when more is known; what was filled in is then checked again. */
  schema: ZodMiniType<Values, Values>;
  /** What its messages say. */
  errors: Readonly<Record<string, MessageId>>;
  /** Names the draft. */
  id: string;
  label: MessageId;
  children: ReactNode;
}

/** The form of a payment around the fields of its kind: its draft, its failures, and the way on. */
export function PaymentForm<Values extends Record<string, string>>(props: PaymentFormProps<Values>) {
  const { form, schema, errors, id, label, children, ...watched } = props;
  const t = useText();
  const sentence = (message: string) => {
    const text = errors[message];
    return text === undefined ? message : t(text);
  };
  return (
    <BankForm
      schema={schema}
      defaults={form.defaults}
      draftKey={id}
      label={t(label)}
      errorText={sentence}
      fieldErrors={form.fieldErrors}
      onSubmit={form.onContinue}
    >
      <FormWatch recheck={schema} {...watched} />
      <FailureNote failure={form.failure} money />
      {children}
      <div className="form-actions">
        <FormSubmit pendingLabel={t('transfers.p2p.checking')}>
          <Text id="kit.continue" />
        </FormSubmit>
      </div>
    </BankForm>
  );
}
