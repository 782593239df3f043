import type { ReactNode } from 'react';

/** The heading of a step and one sentence. */
export function StepHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <h1 className="heading-face tablet:text-2xl text-xl text-balance break-words">{title}</h1>
      {Boolean(children) && <p className="text-muted mt-2">{children}</p>}
    </div>
  );
}
