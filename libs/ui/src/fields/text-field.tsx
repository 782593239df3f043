import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, useFieldIds, type FieldTexts } from './field-frame';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> {
  name: string;
  /** Inside the field's border, before and after the text: a symbol, a unit, a button. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Beside the label. */
  aside?: ReactNode;
}

/** One line of text: a native input, controlled or not. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, prefix, suffix, aside, className, id, type, ...input } = props;
  const ids = useFieldIds({ description, error }, id);
  return (
    <FieldFrame label={label} description={description} error={error} ids={ids} aside={aside}>
      <div className={clsx('control-face', ids.invalid && 'control-invalid', className)}>
        {Boolean(prefix) && <span className="text-muted shrink-0 pl-3.5">{prefix}</span>}
        <input
          {...input}
          id={ids.id}
          type={type ?? 'text'}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
          className="control-input"
        />
        {Boolean(suffix) && <span className="text-muted flex shrink-0 items-center pr-1">{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
