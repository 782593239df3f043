import type { ApiFailure } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Form, type FormProps } from '@bank/ui';
import { useState } from 'react';
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
  /** Fields of the form that the bank calls otherwise, by its names: `{ email: 'payee' }`. A name holds for what is inside, too. */
  fieldOf?: Readonly<Record<string, string>>;
}

/** The form of every room: it says each error where it belongs, and aloud one sentence that is the same everywhere. */
export function BankForm<Input extends FieldValues, Output extends FieldValues = Input>({
  failure = null,
  fieldOf = {},
  children,
  ...props
}: BankFormProps<Input, Output>) {
  const t = useText();
  // One object for each failure: another one would bring back the errors that the user has corrected since.
  const [shown, setShown] = useState({ failure, fields: fieldsOf(failure, fieldOf, props.defaults) });
  if (shown.failure !== failure) setShown({ failure, fields: fieldsOf(failure, fieldOf, props.defaults) });
  return (
    <Form
      errorText={(message) => fieldText(message, t)}
      fieldErrors={shown.fields}
      {...props}
      errorSummary={(count) => t('kit.form.errors', { count })}
    >
      {!shown.fields && <FailureNote failure={failure} />}
      {children}
    </Form>
  );
}

/** The bank's sentences by the names of the form's fields; undefined when it names none of them. */
function fieldsOf(failure: ApiFailure | null, fieldOf: Readonly<Record<string, string>>, defaults: object) {
  const named = Object.entries(failure?.fields ?? {}).map(([path, text]) => [ownPath(path, fieldOf), text] as const);
  const known = named.filter(([path]) => headOf(path) in defaults);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

const headOf = (path: string): string => path.split('.')[0] ?? path;

/** The path of a field in the form: "notes.4" of the bank is "sources.notes.4" where the form calls its notes so. */
function ownPath(path: string, fieldOf: Readonly<Record<string, string>>): string {
  const head = headOf(path);
  return `${fieldOf[head] ?? head}${path.slice(head.length)}`;
}
