import { useText } from '@bank/i18n';
import { Form, type FormProps } from '@bank/ui';
import type { FieldValues } from 'react-hook-form';

export type BankFormProps<Input extends FieldValues, Output extends FieldValues> = Omit<
  FormProps<Input, Output>,
  'errorSummary'
>;

/** The form of every room: what it says aloud after a refused submit is one sentence everywhere. */
export function BankForm<Input extends FieldValues, Output extends FieldValues = Input>(
  props: BankFormProps<Input, Output>,
) {
  const t = useText();
  return <Form {...props} errorSummary={(count) => t('kit.form.errors', { count })} />;
}
