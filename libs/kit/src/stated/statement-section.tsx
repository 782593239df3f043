import { type MessageId, Text } from '@bank/i18n';
import { SectionHeading } from '@bank/ui';
import type { ReactNode } from 'react';

/** One subject of a statement, under its name. */
export function StatementSection({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <SectionHeading level={3}>
        <Text id={title} />
      </SectionHeading>
      {children}
    </div>
  );
}
