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
  /** form: one narrow column that asks; text: lists and facts to read; full: all that the layout gives. */
  width?: 'form' | 'text' | 'full';
  children: ReactNode;
}

const WIDTHS = { form: 'max-w-xl', text: 'max-w-3xl', full: '' } as const;

/** The frame of every screen: one column from top to bottom, its heading, its width and the space between its parts. */
export function Page({ title, isTitleHidden = false, action, lead, width = 'text', children }: PageProps) {
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
      {Boolean(lead) && <p className="text-muted -mt-4">{lead}</p>}
      {children}
    </div>
  );
}
