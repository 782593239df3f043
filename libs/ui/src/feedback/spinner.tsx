/** The turning mark alone: decoration beside a text that says what is happening. */
export function SpinnerMark() {
  return (
    <svg className="spinner size-5 shrink-0" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

/** A wait, named by `label`. Prefer a Skeleton where the shape of the answer is known. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="text-muted inline-flex items-center gap-2">
      <SpinnerMark />
      <span className="sr-only">{label}</span>
    </span>
  );
}
