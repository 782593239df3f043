export interface ProgressBarProps {
  label: string;
  value: number;
  max?: number;
}

/** How far along something is; a native progress element, so it needs no inline style. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  return <progress className="progress" aria-label={label} value={Math.min(Math.max(value, 0), max)} max={max} />;
}
