import { Text, type MessageId } from '@bank/i18n';
import { SectionHeading, VisuallyHidden } from '@bank/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface PageProps {
  /** The heading; the text that the screen's `handle` names. */
  title: MessageId;
  /** The heading is said and not shown, where a figure or a picture is what the eye meets first. */
  isTitleHidden?: boolean;
  /** Beside the heading: one button or link. */
  action?: ReactNode;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** full: all that the layout gives, so that every page ends on one right edge; form: one column that asks and is all of the page. */
  width?: 'form' | 'full';
  children: ReactNode;
}

const WIDTHS = { form: 'max-w-xl', full: '' } as const;

/** The frame of every screen: one column from top to bottom, its heading, its width and the space between its parts. */
export function Page({ title, isTitleHidden = false, action, lead, width = 'full', children }: PageProps) {
  return (
    <div className={clsx('page grid w-full grid-cols-[minmax(0,1fr)] gap-5', WIDTHS[width])}>
      {isTitleHidden ? (
        <VisuallyHidden>
          <h1>
            <Text id={title} />
          </h1>
        </VisuallyHidden>
      ) : (
        <SectionHeading level={1} action={action}>
          <Text id={title} />
        </SectionHeading>
      )}
      {Boolean(lead) && <p className="text-muted -mt-4 max-w-prose">{lead}</p>}
      {children}
    </div>
  );
}
