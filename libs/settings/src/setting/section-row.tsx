import { Text, type MessageId } from '@bank/i18n';
import { Row } from '@bank/kit';
import { Button } from '@bank/ui';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface SectionRowProps {
  icon: LucideIcon;
  title: MessageId;
  /** The state, at a glance. */
  children: ReactNode;
  /** A mark beside the state: good or missing. */
  badge?: ReactNode;
  /** The verb; "Change" unless said otherwise. */
  action?: MessageId;
  onOpen(): void;
}

/** One section of the security screen: its name, its state, and the button that opens it. */
export function SectionRow({
  icon: Icon,
  title,
  children,
  badge,
  action = 'settings.change',
  onOpen,
}: SectionRowProps) {
  const id = useId();
  return (
    <Row
      token={
        <span className="bg-accent-soft text-accent grid size-10 shrink-0 place-items-center rounded-full">
          <Icon className="size-5" aria-hidden="true" />
        </span>
      }
      title={
        <span id={id}>
          <Text id={title} />
        </span>
      }
      badges={badge}
      note={children}
      aside={
        <Button variant="secondary" size="small" aria-describedby={id} onClick={onOpen}>
          <Text id={action} />
        </Button>
      }
    />
  );
}
