import type { ReactNode } from 'react';

/** How every page that asks for something first begins: what it is about, and why. */
export function StepHeading({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="bg-accent-soft text-accent mb-4 inline-grid size-12 place-items-center rounded-full">
        {icon}
      </span>
      <h1 className="heading-face text-xl break-words">{title}</h1>
      <div className="text-muted mt-3">{children}</div>
    </>
  );
}
