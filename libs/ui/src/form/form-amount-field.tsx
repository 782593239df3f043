import { refusedText } from '@bank/money';
import { AmountField, type AmountFieldProps } from '../fields/amount-field';
import { type Bound, useBound } from './bound-field';

interface FormAmountFieldProps extends Bound<AmountFieldProps> {
  /** Stands in the field while the form holds nothing for it. */
  computed?: string;
  /** The user typed: something, or nothing any more. */
  onTyped?(): void;
}

/**
 * Its value is the exact amount, or the typed text when that is no amount, kept so that no schema takes it for one (`refusedText`).
 * Apart from the other fields, so that a form without an amount does not fetch what reads one.
 */
export function FormAmountField({ name, computed = '', onTyped, ...props }: FormAmountFieldProps) {
  const { field, error, text } = useBound(name);
  return (
    <AmountField
      {...props}
      {...field}
      value={text === '' ? computed : text}
      error={error}
      onChange={(amount, typed) => {
        field.onChange(amount === '' ? refusedText(typed) : amount);
        onTyped?.();
      }}
    />
  );
}
