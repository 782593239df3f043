import { ChevronDown } from 'lucide-react';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';

export interface FoldProps {
  title: ReactNode;
  /** What holds while it is closed. */
  note?: ReactNode;
  /** What is inside has been filled in, and stays in sight. */
  isFilled?: boolean;
  /** For more of the same, such as closed accounts; otherwise the title is coloured like a link. */
  isPlain?: boolean;
  /** Drawn once it is opened: fields that take time. */
  isLate?: boolean;
  children: ReactNode;
}

/** What few need, folded away by the browser's own means: a search of the page finds it, unless it is late. */
export function Fold({ title, note, isFilled = false, isPlain = false, isLate = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isFilled);
  const isShown = isOpen || isFilled;
  return (
    <details className="group" open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 [&::-webkit-details-marker]:hidden">
        <span className={clsx('inline-flex items-center gap-2 font-semibold', !isPlain && 'text-accent')}>
          {title}
          <ChevronDown aria-hidden="true" className="size-4.5 shrink-0 group-open:rotate-180" />
        </span>
        {!isShown && Boolean(note) && <span className="text-muted text-sm">{note}</span>}
      </summary>
      {(isShown || !isLate) && <div className="mt-1 grid gap-4">{children}</div>}
    </details>
  );
}
