import { Text, useText, type MessageId } from '@bank/i18n';
import { buttonClass } from '@bank/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

export interface HomeSectionProps {
  title: MessageId;
  /** The page that has all of it, and the link's words. */
  all: { to: string; label: MessageId; /** Where the words alone do not say of what. */ name?: MessageId };
  /** @param heading the id of the heading, to name a list by */
  children(heading: string): ReactNode;
}

/** A part of home: its heading, beside it the way to all of it. */
export function HomeSection({ title, all, children }: HomeSectionProps) {
  const t = useText();
  const heading = useId();
  return (
    <section className="home-part" aria-labelledby={heading}>
      <div className="home-heading">
        <h2 id={heading} className="section-face min-w-0 flex-1">
          <Text id={title} />
        </h2>
        <Link to={all.to} className={buttonClass('quiet', 'small')} aria-label={all.name && t(all.name)}>
          <Text id={all.label} />
        </Link>
      </div>
      {children(heading)}
    </section>
  );
}
