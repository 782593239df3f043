import type { ReactNode } from 'react';
import './step-title.css';

/** The heading of a screen of a long form: its question. It can take the focus when the screen changes. */
export function StepTitle({ children }: { children: ReactNode }) {
  return (
    <h1 className="step-title" tabIndex={-1}>
      {children}
    </h1>
  );
}
