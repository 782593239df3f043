import type { ReactNode } from 'react';
import { onFirstUse } from './on-first-use';

export interface DialogProps {
  isOpen: boolean;
  /** Closed by Escape, the close button or a press outside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The actions; stays in view above the keyboard on a phone. */
  footer?: ReactNode;
  /**
   * popup: a question or a message; sheet: a review or a form, wider. On a phone both come up from the bottom edge. palette: a field
   * with its list, whose title is said and not shown; it hangs from the top, and fills a phone.
   */
  size?: 'popup' | 'sheet' | 'palette';
  /**
   * Its content comes later: on a phone it has its whole height from the start, and on a desktop it hangs from one place, so that nothing
   * moves then.
   */
  isTall?: boolean;
  /** false where leaving halfway would be a mistake; then only the footer closes the dialog. */
  isDismissable?: boolean;
  closeLabel: string;
  role?: 'dialog' | 'alertdialog';
}

const Face = onFirstUse(() => import('./dialog-face'));
/** Fetches the code of what opens, before the user opens it. */
export const warmUpDialog = Face.warmUp;

/** A modal dialog. Focus stays inside and returns to its trigger. */
export function Dialog(props: DialogProps) {
  return <Face.Show isWanted={props.isOpen} given={props} />;
}
