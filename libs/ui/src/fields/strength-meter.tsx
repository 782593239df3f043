import clsx from 'clsx';

/** Empty, then weak to strong. */
export type StrengthLevel = 0 | 1 | 2 | 3 | 4;

export interface StrengthMeterProps {
  /** What is measured, e.g. "Password strength". */
  label: string;
  level: StrengthLevel;
  /** The level in words; colour alone says nothing to many people. */
  valueText: string;
}

const STEPS = [1, 2, 3, 4] as const;
const FILL: Record<StrengthLevel, string> = {
  0: 'bg-line',
  1: 'bg-danger',
  2: 'bg-warning',
  3: 'bg-positive',
  4: 'bg-positive',
};

/** Four bars and a word. The word is announced only when it changes, not at every key press. */
export function StrengthMeter({ label, level, valueText }: StrengthMeterProps) {
  return (
    <div className="grid gap-1.5">
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={STEPS.length}
        aria-valuenow={level}
        aria-valuetext={valueText}
        className="grid grid-cols-4 gap-1"
      >
        {STEPS.map((step) => (
          <span key={step} className={clsx('h-1.5 rounded-full', step <= level ? FILL[level] : 'bg-line')} />
        ))}
      </div>
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-muted">{label}</span>
        <span aria-live="polite" className="flex-1 text-end font-semibold">
          {/* Another word is another element: it takes the place of the one before, and moves nothing. */}
          <b key={valueText}>{valueText}</b>
        </span>
      </p>
    </div>
  );
}
