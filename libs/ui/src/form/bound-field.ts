import { useController } from 'react-hook-form';
import { useDrawn } from './drawn-fields';
import { useForm } from './form-context';

/** What every bound field gets from the form by its name. */
export type Bound<Props> = Omit<Props, 'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'ref' | 'checked'> & {
  name: string;
};

/** The field of a form by its name, with its error as a sentence. */
export function useBound(name: string) {
  const { errorText } = useForm();
  const { field, fieldState } = useController({ name });
  useDrawn(name);
  const { error } = fieldState;
  const message = error?.message;
  /** Another object with each refusal of the server. */
  const refused = error?.type === 'server' ? error : undefined;
  // A sentence of the server is shown unchanged; a message of a schema is an id.
  const shown = message === undefined ? undefined : refused ? message : errorText(message);
  return { field, error: shown, refused, text: typeof field.value === 'string' ? field.value : '' };
}
