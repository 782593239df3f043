import { DateField, type DateFieldProps } from '../fields/date-field';
import { type Bound, useBound } from './bound-field';

export type FormDateFieldProps = Bound<DateFieldProps>;

/** Apart from the other fields, so that a form without a day does not fetch what reads one. */
export function FormDateField({ name, ...props }: FormDateFieldProps) {
  const { field, error, text } = useBound(name);
  return <DateField {...props} {...field} value={text} error={error} />;
}
