import { Text } from '@bank/i18n';
import { Button } from '@bank/ui';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { business, type BusinessAnswers, useAnswers } from '../../answers';

interface Taken {
  text: string;
  before: BusinessAnswers;
  after: BusinessAnswers;
}

/** Takes something out of the answers, and offers to take that back for as long as nothing else was changed. */
export function useUndo(): {
  take(text: string, change: Partial<BusinessAnswers>): void;
  /** @param isCovered a sheet or a question is open above the page */
  line(isCovered: boolean): ReactNode;
} {
  const answers = useAnswers();
  const [taken, setTaken] = useState<Taken | null>(null);
  return {
    take(text, change) {
      const before = business.store.getState().answers;
      business.keep(change);
      setTaken({ text, before, after: business.store.getState().answers });
    },
    line: (isCovered) =>
      taken?.after === answers && (
        <UndoLine text={taken.text} isCovered={isCovered} onUndo={() => business.keep(taken.before)} />
      ),
  };
}

/** The registration has no toasts: they belong to who is logged in. */
function UndoLine({ text, isCovered, onUndo }: { text: string; isCovered: boolean; onUndo(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The row with the focus is gone; taking it back is the next key.
    if (!isCovered) button.current?.focus();
  }, [isCovered]);
  return (
    <div className="bg-sunken flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-(--brand-radius-control) ps-4 pe-1">
      <p role="status" className="min-w-0 flex-1 basis-48 py-2.5 break-words">
        {text}
      </p>
      <Button ref={button} variant="quiet" icon={<Undo2 className="size-5" />} onClick={onUndo}>
        <Text id="kit.notifications.undo" />
      </Button>
    </div>
  );
}
