import { Check } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { FieldNotes, useFieldIds, type FieldTexts } from './field-frame';

export interface CheckboxProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {}

/** A native checkbox, drawn by the theme; the whole line is its target. */
export function Checkbox({ label, description, error, id, className, ...input }: CheckboxProps) {
  const ids = useFieldIds({ description, error }, id);
  return (
    <div className={className}>
      <label className="checkbox" htmlFor={ids.id}>
        <input
          {...input}
          id={ids.id}
          type="checkbox"
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
          className="checkbox-input"
        />
        <Check className="checkbox-tick" strokeWidth={3} />
        <span className="py-2.5">{label}</span>
      </label>
      <FieldNotes ids={ids} description={description} error={error} />
    </div>
  );
}
