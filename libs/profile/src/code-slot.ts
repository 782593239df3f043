import { latePart } from '@bank/ui';
import type { CodeDialogProps } from './code-dialog';

/** Few visits confirm an address or a phone, so the code of the field is fetched when one does. */
export const CodeSlot = latePart<CodeDialogProps>(async () => ({
  default: (await import('./code-dialog')).CodeDialog,
}));
