import type { ReactNode } from 'react';
import type { Tone } from './tone';

/** A short state beside something: "Pending", "Frozen". Its words carry the meaning, the colour repeats it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge tone-${tone}`}>{children}</span>;
}
