import { atLeast, breakpoints, Dialog, hasOwnKeys, IconButton, useMedia } from '@bank/ui';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

export interface DetailsPaneProps {
  /** What kind of thing it shows: "Transaction". */
  title: string;
  closeLabel: string;
  onClose(): void;
  children: ReactNode;
}

/** One thing of a list: beside it where there is room (`ListPane`), else as a sheet over it (R1.9.1). Keyed by the thing. */
export function DetailsPane({ title, closeLabel, onClose, children }: DetailsPaneProps) {
  const isWide = useMedia(atLeast(breakpoints.desktop));
  if (isWide) return <SidePane {...{ title, closeLabel, onClose, children }} />;
  return (
    <Dialog isOpen isTall onClose={onClose} size="sheet" title={title} closeLabel={closeLabel}>
      {children}
    </Dialog>
  );
}

/** It takes the focus as it appears; Escape closes it, and the focus returns to the row. */
function SidePane({ title, closeLabel, onClose, children }: DetailsPaneProps) {
  const pane = useRef<HTMLElement>(null);
  // Before the pane is painted: a key that is pressed when one sees it is a key for it.
  useLayoutEffect(() => {
    const own = pane.current;
    const before = document.activeElement;
    own?.focus({ preventScroll: true });
    return () => {
      // A user who has gone on to another row stays there.
      if (!own?.contains(document.activeElement)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEscape(onClose);
  return (
    <aside ref={pane} tabIndex={-1} aria-label={title} className="card-face relative overflow-hidden">
      <div className="flex items-center justify-between pt-2 pr-2 pl-6">
        <h2 className="text-muted text-sm">{title}</h2>
        <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
      </div>
      <div className="flow-root px-6 pb-6">{children}</div>
    </aside>
  );
}

/** Escape from anywhere on the page, also from the row that opened the pane. */
function useEscape(onEscape: () => void) {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useLayoutEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || hasOwnKeys(event.target)) return;
      latest.current();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, []);
}
