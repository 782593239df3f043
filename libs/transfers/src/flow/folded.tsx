import { type MessageId, Text } from '@bank/i18n';
import { type ReactNode, useState } from 'react';

interface FoldedProps {
  title: MessageId;
  /** What holds while it is closed. */
  note: ReactNode;
  /** What is inside has been filled in, and is shown. */
  isFilled: boolean;
  children: ReactNode;
}

/** Fields that few need, folded away until they are asked for, so that the form stays short. */
export function Folded({ title, note, isFilled, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isFilled;
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2">
        <span className="text-accent font-semibold">
          <Text id={title} />
        </span>
        {!isShown && <span className="text-muted text-sm">{note}</span>}
      </summary>
      {isShown && <div className="mt-2 grid gap-5">{children}</div>}
    </details>
  );
}
