import { type MessageId, Text } from '@bank/i18n';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  title: MessageId;
  /** What is inside has been filled in, and is shown from the start. */
  isFilled?: boolean;
  children: ReactNode;
}

/** What few need, folded away by the browser's own means. */
export function Fold({ title, isFilled = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isFilled);
  return (
    <details className="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-accent inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Text id={title} />
        <ChevronDown aria-hidden="true" className="size-4.5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-1 grid gap-4">{children}</div>
    </details>
  );
}
