import { latePart } from '@bank/ui';
import type { AdminActionsProps } from './admin-actions';

/** Only an administrator who acts for a customer sees it. Its words are those of papers, which are there where it is shown. */
export const AdminActionsSlot = latePart<AdminActionsProps>(async () => ({
  default: (await import('./admin-actions')).AdminActions,
}));
