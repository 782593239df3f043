import { type ReactNode, useEffect, useRef } from 'react';

interface HeadingProps {
  title: ReactNode;
  children?: ReactNode;
}

/** The heading of a step and one sentence. A step that takes the place of another one begins where the reader was: here. */
export function Heading({ title, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.contains(heading.current) ?? true) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="heading-face text-xl text-balance break-words outline-none">
        {title}
      </h1>
      {Boolean(children) && <p className="text-muted mt-2">{children}</p>}
    </div>
  );
}
