import { useId, type ReactNode } from 'react';

export interface SwitchProps {
  label: ReactNode;
  description?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Being saved. It stays open to the next press. */
  isBusy?: boolean;
  disabled?: boolean;
}

/** On or off, with effect at once. A choice that is sent with a form is a Checkbox. */
export function Switch({ label, description, isSelected, isBusy = false, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <label className="switch">
      <span className="min-w-0 flex-1">
        <span id={id} className="block">
          {label}
        </span>
        {Boolean(description) && (
          <span id={`${id}-help`} className="text-muted block text-sm">
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch-input sr-only"
        aria-labelledby={id}
        aria-describedby={description ? `${id}-help` : undefined}
        aria-busy={isBusy}
        checked={isSelected}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="switch-track" aria-hidden="true">
        <span className="switch-thumb" />
      </span>
    </label>
  );
}
