import type { ReactNode } from 'react';

/** What a step asks for, and one sentence about it. */
export function StepHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <h1 className="heading-face tablet:text-2xl text-xl text-balance break-words">{title}</h1>
      {Boolean(children) && <p className="text-muted mt-2">{children}</p>}
    </div>
  );
}
