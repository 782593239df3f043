import type { ReactNode, RefObject } from 'react';
import { onFirstUse } from './on-first-use';

export interface PopoverProps {
  isOpen: boolean;
  /** Closed by Escape or a press outside. */
  onClose: () => void;
  /** The accessible name; a heading of the same words stands at the top. */
  title: string;
  /** What it hangs from. */
  trigger: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const Face = onFirstUse(() => import('./popover-face'));
/** Fetches the code of what opens, before the user opens it. */
export const warmUpPopover = Face.warmUp;

/** A small dialog that hangs from its trigger, for windows that have the room. Focus stays inside and returns to the trigger. */
export function Popover(props: PopoverProps) {
  return <Face.Show isWanted={props.isOpen} given={props} />;
}
