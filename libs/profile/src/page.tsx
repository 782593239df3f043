import { Text, type MessageId } from '@bank/i18n';
import { SectionHeading } from '@bank/ui';
import type { ReactNode } from 'react';

/** The frame of every screen of the room: one column, read from top to bottom. */
export function Page({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <SectionHeading level={1}>
        <Text id={title} />
      </SectionHeading>
      {children}
    </div>
  );
}
