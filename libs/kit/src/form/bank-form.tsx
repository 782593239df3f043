import type { ApiFailure } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Form, type FormProps } from '@bank/ui';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FailureNote } from '../failure/failure-note';
import { fieldText } from '../screen/field-message';

export interface BankFormProps<Input extends FieldValues, Output extends FieldValues> extends Omit<
  FormProps<Input, Output>,
  'errorSummary' | 'errorText'
> {
  /** For schemas whose messages are not made by `fieldMessage`. */
  errorText?: FormProps<Input, Output>['errorText'];
  /** Why the call of the form was refused: at the fields that the bank names, else above them. */
  failure?: ApiFailure | null;
  /** Fields of the form that the bank calls otherwise, by its names: `{ email: 'payee' }`. */
  fieldOf?: Readonly<Record<string, string>>;
}

/** The form of every room: its errors are said where they belong, and what is said aloud is one sentence everywhere. */
export function BankForm<Input extends FieldValues, Output extends FieldValues = Input>({
  failure,
  fieldOf = {},
  children,
  ...props
}: BankFormProps<Input, Output>) {
  const t = useText();
  // One object for each refusal: another one would put the errors back that were mended meanwhile.
  const atFields = useMemo(() => {
    const said = Object.entries(failure?.fields ?? {}).map(([name, text]) => [fieldOf[name] ?? name, text] as const);
    const known = said.filter(([name]) => name in props.defaults);
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  }, [failure]);
  return (
    <Form
      errorText={(message) => fieldText(message, t)}
      fieldErrors={atFields}
      {...props}
      errorSummary={(count) => t('kit.form.errors', { count })}
    >
      {!atFields && <FailureNote failure={failure} />}
      {children}
    </Form>
  );
}
