import { Choices, type ChoicesProps } from '../fields/choices';
import { useBound } from './bound-field';

type FormChoicesProps = Omit<ChoicesProps, 'chosen' | 'onChange' | 'onBlur' | 'error'>;

/** Its value is one id, or with `isMultiple` the list of the chosen ones. */
export function FormChoices({ name, ...props }: FormChoicesProps) {
  const { field, error } = useBound(name);
  const value: unknown = field.value;
  const chosen = Array.isArray(value) ? value.map(String) : typeof value === 'string' && value !== '' ? [value] : [];
  return (
    <Choices
      {...props}
      name={name}
      chosen={chosen}
      error={error}
      onBlur={field.onBlur}
      onChange={(ids) => field.onChange(props.isMultiple === true ? ids : (ids[0] ?? ''))}
    />
  );
}
