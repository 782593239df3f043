import { type MessageId, Text } from '@bank/i18n';
import { type ReactNode, useState } from 'react';

interface FoldedProps {
  title: MessageId;
  /** What is inside has been filled in, and is shown. */
  isFilled: boolean;
  children: ReactNode;
}

/** A field that few need, folded away until it is asked for, so that the form stays short. */
export function Folded({ title, isFilled, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isFilled;
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-accent flex min-h-11 cursor-pointer items-center font-semibold">
        <Text id={title} />
      </summary>
      {isShown && children}
    </details>
  );
}
