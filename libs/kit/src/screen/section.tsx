import { Text, type MessageId } from '@bank/i18n';
import { SectionHeading } from '@bank/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export interface SectionProps {
  title: MessageId;
  /** The anchor, `#name`, by which other pages lead here. */
  name?: string;
  /** Beside the heading: one small button or link. */
  action?: ReactNode;
  /** One sentence under the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its heading. The part that the address names takes the focus when it is there, and the browser scrolls to it. */
export function Section({ title, name, action, lead, children }: SectionProps) {
  const heading = useId();
  const { hash, key } = useLocation();
  const section = useRef<HTMLElement>(null);
  const isNamed = name !== undefined && hash === `#${name}`;
  useEffect(() => {
    if (isNamed) section.current?.focus();
  }, [isNamed, key]);
  return (
    <section
      ref={section}
      aria-labelledby={heading}
      tabIndex={name === undefined ? undefined : -1}
      className="section grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-2 outline-none"
    >
      <SectionHeading id={heading} action={action}>
        <Text id={title} />
      </SectionHeading>
      {Boolean(lead) && <p className="text-muted -mt-1 mb-1 text-sm">{lead}</p>}
      {children}
    </section>
  );
}
