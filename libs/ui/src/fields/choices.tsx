import { Check } from 'lucide-react';
import { Fragment, useId, type ReactNode } from 'react';
import '../styles/late/choices.css';
import { FieldNotes, useFieldIds, type FieldTexts } from './field-frame';

export interface Choice {
  id: string;
  label: ReactNode;
  /** A line below it. */
  description?: ReactNode;
  /** What is asked once it is chosen; it stands right under it. */
  more?: ReactNode;
}

export interface ChoicesProps extends FieldTexts {
  name: string;
  items: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  onBlur?: () => void;
  /** Several may be chosen. */
  isMultiple?: boolean;
  /** Hides the label from the eye, where a heading above says the same. */
  isLabelHidden?: boolean;
}

/** Answers as cards: native radio buttons or checkboxes, so that arrows, space and every reader know them. */
export function Choices(props: ChoicesProps) {
  const { name, label, description, error, items, chosen, onChange, onBlur, isMultiple = false, isLabelHidden } = props;
  const group = useId();
  const ids = useFieldIds({ description, error }, group);
  const toggle = (id: string) => {
    if (!isMultiple) return onChange([id]);
    // In the order of the list, whatever the order of the presses.
    const next = new Set(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
    return onChange(items.map((item) => item.id).filter((one) => next.has(one)));
  };
  return (
    <fieldset
      aria-describedby={ids.describedBy}
      aria-invalid={ids.invalid || undefined}
      className="choices"
      onBlur={onBlur}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'field-label'}>{label}</legend>
      <div className="choices-list">
        {items.map(({ id, label: text, description: line, more }) => (
          <Fragment key={id}>
            <label className="choice">
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                name={name}
                value={id}
                checked={chosen.includes(id)}
                aria-describedby={line === undefined ? undefined : `${group}-${id}`}
                onChange={() => toggle(id)}
                className={isMultiple ? 'choice-input choice-check' : 'choice-input choice-dot'}
              />
              {isMultiple && <Check aria-hidden="true" className="choice-tick" strokeWidth={3} />}
              <span className="grid">
                <span className="font-semibold">{text}</span>
                {line !== undefined && (
                  <span id={`${group}-${id}`} className="text-muted text-sm">
                    {line}
                  </span>
                )}
              </span>
            </label>
            {more !== undefined && chosen.includes(id) && <div className="choice-more">{more}</div>}
          </Fragment>
        ))}
      </div>
      <FieldNotes ids={ids} description={description} error={error} />
    </fieldset>
  );
}
