import { useEffect, useRef, type ReactNode } from 'react';

interface StepHeadingProps {
  title: ReactNode;
  children?: ReactNode;
  /** For a step without a field of its own in the place of another step: the focus begins here when that step took it along. */
  takesFocus?: boolean;
}

/** The heading of a step and one sentence. */
export function StepHeading({ title, children, takesFocus = false }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A control that the reader has focused keeps the focus. A part of the page around the heading does not: the shell puts a lost focus
    // there while the code of this step is on its way.
    const isLost = document.activeElement?.contains(heading.current) ?? true;
    if (takesFocus && isLost) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div>
      <h1
        ref={heading}
        tabIndex={takesFocus ? -1 : undefined}
        className="heading-face text-xl text-balance break-words"
      >
        {title}
      </h1>
      {Boolean(children) && <p className="text-muted mt-2">{children}</p>}
    </div>
  );
}
