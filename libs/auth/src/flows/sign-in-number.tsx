import type { ReactNode } from 'react';

/** The two digits that stand here and on the phone: what does not match is not this sign-in. */
export function SignInNumber({ number, label }: { number: string; label: ReactNode }) {
  return (
    <p className="bg-accent-soft rounded-card flex flex-col items-center gap-1 px-4 py-5 text-center">
      <span className="text-muted text-sm">{label}</span>
      <strong className="money-hero font-semibold tracking-widest tabular-nums">{number}</strong>
    </p>
  );
}
