import { type ReactNode, useId } from 'react';

export interface Choice<Id extends string> {
  id: Id;
  label: ReactNode;
  description: ReactNode;
  /** Why the choice is unavailable. */
  missing?: ReactNode;
}

interface ChoiceCardsProps<Id extends string> {
  legend: ReactNode;
  choices: readonly Choice<Id>[];
  value: NoInfer<Id> | null;
  onChange(id: NoInfer<Id>): void;
}

/** A few choices with a sentence each; an unavailable one says why. */
export function ChoiceCards<Id extends string>({ legend, choices, value, onChange }: ChoiceCardsProps<Id>) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label mb-2">{legend}</legend>
      {choices.map(({ id, label, description, missing }) => (
        <label
          key={id}
          className="border-line has-[:checked]:border-accent has-[:checked]:bg-accent-soft rounded-control flex gap-3 border p-3"
        >
          <input
            type="radio"
            name={name}
            className="accent-accent mt-1 size-4 shrink-0"
            checked={value === id}
            disabled={missing !== undefined}
            onChange={() => onChange(id)}
            aria-labelledby={`${name}-${id}`}
            aria-describedby={`${name}-${id}-help`}
          />
          <span className="min-w-0">
            <span id={`${name}-${id}`} className="block font-medium">
              {label}
            </span>
            <span id={`${name}-${id}-help`} className="text-muted block text-sm">
              {description}
              {missing !== undefined && <span className="text-warning block">{missing}</span>}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
