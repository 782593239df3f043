import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';
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

/**
 * A one-time code, drawn as one box a digit. The boxes are a picture: one field lies over them, so that the code can be pasted, filled in
 * by the phone and read out.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, description, error, length, value, onChange, onComplete, id, className, ...input } = props;
  const ids = useFieldIds({ description, error }, id);
  const [typed, setTyped] = useState('');
  const code = value ?? typed;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.value.replace(/\D/g, '').slice(0, length);
    setTyped(next);
    onChange?.(next);
    if (next.length === length && next !== code) onComplete?.(next);
  };
  return (
    <FieldFrame label={label} description={description} error={error} ids={ids}>
      <div className={clsx('code-face', ids.invalid && 'code-invalid', className)}>
        <input
          {...input}
          id={ids.id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          value={code}
          onChange={change}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
          className="code-input"
        />
        {Array.from({ length }, (_, place) => (
          <span
            key={place}
            aria-hidden="true"
            className={clsx('code-box', place === Math.min(code.length, length - 1) && 'code-box-next')}
          >
            {code[place]}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}
