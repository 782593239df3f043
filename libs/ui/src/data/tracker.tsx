import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TrackerStep {
  id: string;
  state: 'done' | 'now' | 'next';
  label: ReactNode;
  /** One muted line under it. */
  note?: ReactNode;
  /** At the far end: when it was, or will be. */
  time?: ReactNode;
}

export interface TrackerProps {
  /** What is followed. */
  label: string;
  steps: readonly TrackerStep[];
  /** Says the state where only the dot shows it. */
  stateLabel: (state: TrackerStep['state']) => string;
}

/** What takes time, station by station: done, now, to come. The same for a transfer, a request, a card in the post. */
export function Tracker({ label, steps, stateLabel }: TrackerProps) {
  return (
    <ol aria-label={label} className="tracker">
      {steps.map(({ id, state, label: name, note, time }) => (
        <li
          key={id}
          aria-current={state === 'now' ? 'step' : undefined}
          className={clsx('tracker-step', `tracker-${state}`)}
        >
          <span aria-hidden="true" className="tracker-dot">
            {state === 'done' && <Check className="size-3.5" />}
          </span>
          <span className="min-w-0 flex-1">
            <span className="sr-only">{stateLabel(state)} </span>
            <span className="tracker-label">{name}</span>
            {Boolean(note) && <span className="text-muted block text-sm break-words">{note}</span>}
          </span>
          {Boolean(time) && <span className="text-muted text-sm tabular-nums">{time}</span>}
        </li>
      ))}
    </ol>
  );
}
