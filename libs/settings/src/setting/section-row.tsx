import { Text, type MessageId } from '@bank/i18n';
import { Button } from '@bank/ui';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface SectionRowProps {
  icon: LucideIcon;
  title: MessageId;
  /** The state, at a glance. */
  children: ReactNode;
  /** Beside the state: that something is good or missing. */
  badge?: ReactNode;
  /** The verb; "Change" unless said otherwise. */
  action?: MessageId;
  onOpen(): void;
}

/** One section of the security screen: what it is, how it stands, and the way in. */
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
    <li className="mobile:grid-cols-[auto_minmax(0,1fr)_auto] grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-4">
      <span className="bg-accent-soft text-accent grid size-10 place-items-center rounded-full">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2">
          <span id={id} className="font-medium">
            <Text id={title} />
          </span>
          {badge}
        </span>
        <span className="text-muted block text-sm break-words">{children}</span>
      </span>
      <span className="mobile:col-start-auto col-start-2">
        <Button variant="secondary" size="small" aria-describedby={id} onClick={onOpen}>
          <Text id={action} />
        </Button>
      </span>
    </li>
  );
}
