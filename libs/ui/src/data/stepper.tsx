import { Check } from 'lucide-react';

export interface Step {
  id: string;
  label: string;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** The id of the current step; the steps before it are done. */
  current: string;
}

/** The steps of a long form: done, current and ahead. */
export function Stepper({ label, steps, current }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <ol className="stepper">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={index === at ? 'step' : undefined}
            className={index < at ? 'step step-done' : index === at ? 'step step-current' : 'step'}
          >
            <span className="step-mark" aria-hidden="true">
              {index < at ? <Check className="size-4" strokeWidth={3} /> : index + 1}
            </span>
            <span className="step-label">{step.label}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
