import { useEffect, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Button, type ButtonProps } from '../actions/button';
import { PasswordField, type PasswordFieldProps } from '../fields/password-field';
import { Select, type SelectProps } from '../fields/select';
import { TextField, type TextFieldProps } from '../fields/text-field';
import { type Bound, useBound } from './bound-field';
import { useForm } from './form-context';

function useSecret(name: string): void {
  const { keepSecret } = useForm();
  useEffect(() => keepSecret(name), [keepSecret, name]);
}

export function FormTextField({ name, ...props }: Bound<TextFieldProps>) {
  const { field, error, text } = useBound(name);
  return <TextField {...props} {...field} value={text} error={error} />;
}

/** For an e-mail address: no autocorrection, no capitals, and the browser offers the user's own address. */
export function FormEmailField(props: Bound<TextFieldProps>) {
  return (
    <FormTextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

/** Never kept in the draft. */
export function FormPasswordField({ name, ...props }: Bound<PasswordFieldProps>) {
  useSecret(name);
  const { field, error, text } = useBound(name);
  return <PasswordField {...props} {...field} value={text} error={error} />;
}

export interface FormSelectProps extends Bound<SelectProps> {
  /** The user chose another one than before. @param before '' where nothing was chosen */
  onChosen?(id: string, before: string): void;
}

export function FormSelect({ name, onChosen, ...props }: FormSelectProps) {
  const { field, error, text } = useBound(name);
  return (
    <Select
      {...props}
      name={name}
      ref={field.ref}
      value={text === '' ? null : text}
      onChange={(id) => {
        field.onChange(id);
        if (id !== text) onChosen?.(id, text);
      }}
      error={error}
    />
  );
}

/** The form's submit button, pending while the form is. */
export function FormSubmit(props: Omit<ButtonProps, 'type' | 'pending'>) {
  const { formState } = useFormContext();
  return <Button wide {...props} type="submit" pending={formState.isSubmitting} />;
}

/** The live value of a field, for what depends on it (a fee, a rate). @param name its path, "lines.0.price" */
export function useFieldValue(name: string): unknown {
  const { watch, getValues } = useFormContext();
  const [value, setValue] = useState<unknown>(() => getValues(name));
  useEffect(() => {
    const subscription = watch((values) => setValue(get(values, name)));
    return () => subscription.unsubscribe();
  }, [watch, name]);
  return value;
}
