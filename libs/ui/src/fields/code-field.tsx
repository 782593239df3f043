import { type ChangeEvent, type ClipboardEvent, type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { FieldFrame, useFieldIds, type FieldTexts } from './field-frame';
import clsx from 'clsx';
import { digitsOf, isPartOfCode, readCode } from './read-code';

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
  /** Said at the field after a paste in which no code can be found; the field keeps what it had. */
  unreadable: ReactNode;
}

/**
 * A one-time code, drawn as one box a digit. The boxes are a picture: one field lies over them, so that the code can be pasted, filled in
 * by the phone and read out.
 */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    description,
    error: given,
    length,
    value,
    onChange,
    onComplete,
    unreadable,
    id,
    className,
    ...input
  } = props;
  const [isUnread, setUnread] = useState(false);
  const error = isUnread ? unreadable : given;
  const ids = useFieldIds({ description, error }, id);
  const [typed, setTyped] = useState('');
  const code = value ?? typed;
  const take = (next: string) => {
    setUnread(false);
    setTyped(next);
    onChange?.(next);
    if (next.length === length && next !== code) onComplete?.(next);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOf(target.value);
    // More than a code: filled in by the phone, or a digit too many, which the full field does not take.
    take(digits.length <= length ? digits : (readCode(target.value, length) ?? code));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    // The browser puts it in its place among what was typed.
    if (isPartOfCode(text, length)) return;
    event.preventDefault();
    const found = readCode(text, length);
    if (found === null) setUnread(true);
    else take(found);
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
          onPaste={paste}
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
