import { latePart } from '@bank/ui';

/**
 * What belongs to this user and this device, in the preferences and behind "More". Fetched with the first dialog that shows it: home
 * needs none of its fields.
 */
export const AccountActionsSlot = latePart(() =>
  import('./account-actions').then(({ AccountActions }) => ({ default: AccountActions })),
);
