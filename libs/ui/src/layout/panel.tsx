import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface PanelProps extends ComponentPropsWithRef<'section'> {
  /** plain: a card; hero: the brand's own block, for the one most important figure; flush: a card without padding, for lists. */
  kind?: 'plain' | 'hero' | 'flush';
}

/** A card. */
export function Panel({ kind = 'plain', className, ...section }: PanelProps) {
  return <section {...section} className={clsx(PANEL[kind], className)} />;
}

const PANEL = { plain: 'card-face p-card', hero: 'hero-face', flush: 'card-face overflow-hidden' } as const;

export interface SectionHeadingProps {
  /** 2 unless the section sits inside another. */
  level?: 1 | 2 | 3;
  id?: string;
  children: ReactNode;
  /** A link or small button at the far end. */
  action?: ReactNode;
}

/** A heading in the brand's own face, with an optional action beside it. */
export function SectionHeading({ level = 2, id, children, action }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="section-heading flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Heading
        id={id}
        className={clsx(
          'min-w-0 flex-1 basis-44',
          level === 2 ? 'section-face' : 'heading-face',
          level === 1 ? 'text-xl' : level === 3 && 'text-base',
        )}
      >
        {children}
      </Heading>
      {action}
    </div>
  );
}
