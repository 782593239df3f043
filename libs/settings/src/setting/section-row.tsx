import { Text, type MessageId } from '@bank/i18n';
import { Row, RowToken } from '@bank/kit';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface SectionRowProps {
  icon: LucideIcon;
  title: MessageId;
  /** The state, at a glance. */
  children: ReactNode;
  /** A mark beside the name: good or missing. */
  badge?: ReactNode;
  onOpen(): void;
}

/** One thing to set on the security page: its name and its state. The whole row opens it. */
export function SectionRow({ icon: Icon, title, children, badge, onOpen }: SectionRowProps) {
  return (
    <Row
      token={
        <RowToken>
          <Icon />
        </RowToken>
      }
      title={<Text id={title} />}
      badges={badge}
      note={children}
      aside={<ChevronRight className="text-muted size-5" aria-hidden="true" />}
      onPress={onOpen}
    />
  );
}
