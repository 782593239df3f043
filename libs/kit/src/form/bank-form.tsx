import type { ApiFailure } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Form, type FormProps } from '@bank/ui';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { fieldText } from '../screen/field-message';
import { StrayNote } from './stray-note';

export interface BankFormProps<Input extends FieldValues, Output extends FieldValues> extends Omit<
  FormProps<Input, Output>,
  'errorSummary' | 'errorText'
> {
  /** For schemas whose messages are not made by `fieldMessage`. */
  errorText?: FormProps<Input, Output>['errorText'];
  /** Why the call of the form was refused: at the fields that the bank names where they are on the page, else above them. */
  failure?: ApiFailure | null;
  /** The form has the place of its own for what no field says: its children hold a `StrayNote`. */
  hasOwnNote?: boolean;
  /** Fields of the form that the bank calls otherwise, by its names: `{ email: 'payee' }`. A name holds for what is inside, too. */
  fieldOf?: Readonly<Record<string, string>>;
}

/** The form of every room: it says each error where it belongs, and aloud one sentence that is the same everywhere. */
export function BankForm<Input extends FieldValues, Output extends FieldValues = Input>({
  failure = null,
  hasOwnNote = false,
  fieldOf = {},
  fieldErrors: given,
  children,
  ...props
}: BankFormProps<Input, Output>) {
  const t = useText();
  // One object for each failure: another one would bring back the errors that the user has corrected since.
  const [shown, setShown] = useState({ failure, fields: fieldsOf(failure, fieldOf) });
  if (shown.failure !== failure) setShown({ failure, fields: fieldsOf(failure, fieldOf) });
  const { fields } = shown;
  const fieldErrors = useMemo(() => (given && fields ? { ...given, ...fields } : (given ?? fields)), [given, fields]);
  return (
    <Form
      errorText={(message) => fieldText(message, t)}
      {...props}
      fieldErrors={fieldErrors}
      errorSummary={(count) => t('kit.form.errors', { count })}
    >
      {!hasOwnNote && <StrayNote failure={failure} fields={fields} />}
      {children}
    </Form>
  );
}

/** The bank's sentences by the form's names of the fields; undefined when it names none. */
function fieldsOf(failure: ApiFailure | null, fieldOf: Readonly<Record<string, string>>) {
  const named = Object.entries(failure?.fields ?? {}).map(([path, text]) => [ownPath(path, fieldOf), text] as const);
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** The path of a field in the form: "notes.4" of the bank is "sources.notes.4" where the form calls its notes so. */
function ownPath(path: string, fieldOf: Readonly<Record<string, string>>): string {
  const names = path.split('.');
  for (let length = names.length; length > 0; length -= 1) {
    const known = names.slice(0, length).join('.');
    const own = fieldOf[known];
    if (own !== undefined) return `${own}${path.slice(known.length)}`;
  }
  return path;
}
