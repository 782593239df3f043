import { useController } from 'react-hook-form';
import { useForm } from './form-context';

/** What every bound field gets from the form by its name. */
export type Bound<Props> = Omit<Props, 'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'ref' | 'checked'> & {
  name: string;
};

/** The field of a form by its name, with its error as a sentence. */
export function useBound(name: string) {
  const { errorText } = useForm();
  const { field, fieldState } = useController({ name });
  const { error } = fieldState;
  const message = error?.message;
  // A sentence of the server is shown unchanged; a message of a schema is an id.
  const shown = message === undefined ? undefined : error?.type === 'server' ? message : errorText(message);
  return { field, error: shown, text: typeof field.value === 'string' ? field.value : '' };
}
