import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { FieldFrame, useFieldIds, type FieldTexts } from './field-frame';
import clsx from 'clsx';

export interface CodeFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'size' | 'prefix'> {
  name?: string;
  /** How many digits the code has. */
  length: number;
  value?: string;
  /** Digits only, at most `length` of them. */
  onChange?: (code: string) => void;
  /** Called once when the last digit arrives, also by paste or by the phone's autofill. */
  onComplete?: (code: string) => void;
}

/** A one-time code in a single field: it can be pasted, autofilled and read out, unlike six boxes. */
export function CodeField(props: CodeFieldProps) {
  const { label, description, error, length, value, onChange, onComplete, id, className, ...input } = props;
  const ids = useFieldIds({ description, error }, id);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const code = event.target.value.replace(/\D/g, '').slice(0, length);
    if (value === undefined) event.target.value = code;
    onChange?.(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <FieldFrame label={label} description={description} error={error} ids={ids}>
      <div className={clsx('control-face', ids.invalid && 'control-invalid', className)}>
        <input
          {...input}
          id={ids.id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          value={value}
          onChange={change}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
          className="control-input code-input"
        />
      </div>
    </FieldFrame>
  );
}
