import type { ReactNode } from 'react';
import type { Tone } from './tone';

export interface StatusChipProps {
  tone: Tone;
  /** An icon of `lucide-react`; a state is an icon and a word before it is a colour. */
  icon: ReactNode;
  children: ReactNode;
}

/** A state beside a thing: "Completed", "Paused". 24 px high. */
export function StatusChip({ tone, icon, children }: StatusChipProps) {
  return (
    <span className={`status-chip tone-${tone}`}>
      {icon}
      {children}
    </span>
  );
}
