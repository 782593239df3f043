import { useId } from 'react';

export interface SegmentedProps<Value extends string> {
  /** The group's accessible name. */
  label: string;
  items: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few views of the same thing, side by side. Native radio buttons: the arrow keys choose. */
export function Segmented<Value extends string>({ label, items, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="segmented">
      {items.map((item) => (
        <label key={item.value} className="segment">
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          {item.label}
        </label>
      ))}
    </div>
  );
}
