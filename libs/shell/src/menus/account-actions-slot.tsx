import { lazy, Suspense } from 'react';

// Fetched with the first dialog that shows it: home needs none of its fields.
const AccountActions = lazy(() =>
  import('./account-actions').then(({ AccountActions: Actions }) => ({ default: Actions })),
);

/** What belongs to this user and this device, in the preferences and behind "More". */
export function AccountActionsSlot() {
  return (
    <Suspense>
      <AccountActions />
    </Suspense>
  );
}
