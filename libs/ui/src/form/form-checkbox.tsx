import { Checkbox, type CheckboxProps } from '../fields/checkbox';
import { type Bound, useBound } from './bound-field';

/** Its value is true or false. */
export function FormCheckbox({ name, ...props }: Bound<CheckboxProps>) {
  const { field, error } = useBound(name);
  return (
    <Checkbox
      {...props}
      name={name}
      ref={field.ref}
      checked={field.value === true}
      error={error}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.target.checked)}
    />
  );
}
