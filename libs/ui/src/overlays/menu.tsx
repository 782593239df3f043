import { useRef, useState, type ReactNode } from 'react';
import { onFirstUse } from './on-first-use';

export interface MenuEntry {
  id: string;
  label: string;
  /** A second line under the label. */
  description?: string;
  icon?: ReactNode;
  /** A place to go; through the LinkNavigation above when there is one. */
  href?: string;
  onAction?: () => void;
  /** At the far end: a count or a short state. */
  trailing?: ReactNode;
  tone?: 'plain' | 'danger';
  /** The first of a group: a line sets it off from what stands above, and a heading names it. */
  startsGroup?: boolean | string;
  /** One of its group is chosen, and this says whether it is the one. */
  isChosen?: boolean;
}

export interface MenuProps {
  /** The accessible name of the trigger and of the menu. */
  label: string;
  /** What the trigger button shows. */
  trigger: ReactNode;
  /** Classes of the trigger; an icon button unless said otherwise. */
  triggerClass?: string;
  items: readonly MenuEntry[];
  /** Below which end of the trigger the list stands. */
  placement?: 'bottom start' | 'bottom end';
  /** Called before the menu opens, to load what it shows. */
  onOpen?: () => void;
}

const List = onFirstUse(() => import('./menu-list'));
/** Fetches the code of what opens, before the user opens it. */
export const warmUpMenu = List.warmUp;
/** Handles Enter and Space before they become a click, after which the list would keep focus away from its first item. */
const OPENERS = new Set(['ArrowDown', 'Enter', ' ']);

/** A button that opens a list of actions and places. */
export function Menu({ label, trigger, triggerClass = 'icon-button', items, placement, onOpen }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    onOpen?.();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={triggerClass}
        onPointerEnter={List.warmUp}
        onFocus={List.warmUp}
        onClick={open}
        onKeyDown={(event) => {
          if (!OPENERS.has(event.key)) return;
          event.preventDefault();
          open();
        }}
      >
        {trigger}
      </button>
      <List.Show
        isWanted={isOpen}
        given={{ label, items, placement, trigger: button, isOpen, onClose: () => setOpen(false) }}
      />
    </>
  );
}
