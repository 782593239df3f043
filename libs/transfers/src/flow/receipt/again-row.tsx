import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface AgainRowProps {
  icon: ReactNode;
  note?: ReactNode;
  /** Nothing is left to press without it. */
  onPress?: () => void;
  isPending?: boolean;
  children: ReactNode;
}

/** One thing that follows from a payment; the whole row is the button. */
export function AgainRow({ icon, note, onPress, isPending = false, children }: AgainRowProps) {
  const content = (
    <>
      <span aria-hidden="true" className="again-icon">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{children}</span>
        {note && <span className="text-muted block text-sm">{note}</span>}
      </span>
    </>
  );
  return (
    <li>
      {onPress ? (
        <button
          type="button"
          className="again-row"
          aria-disabled={isPending || undefined}
          onClick={isPending ? undefined : onPress}
        >
          {content}
          <ChevronRight aria-hidden="true" className="again-way" />
        </button>
      ) : (
        <div className="again-row">{content}</div>
      )}
    </li>
  );
}
