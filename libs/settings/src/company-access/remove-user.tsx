import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Ask } from '@bank/kit';
import { type BusinessUser, businessUserDelete, businessUserList, potentialUsers } from '@bank/protocol/company';
import { Checkbox } from '@bank/ui';
import { useState } from 'react';
import { nameOf } from './name-of';

interface RemoveUserProps {
  user: BusinessUser;
  /** Administrators may remove a user whose transfers still wait (R3.6.3). */
  isAdmin: boolean;
  onClose(): void;
}

/** What ends, and what that means. */
const OF_ACCESS = {
  title: 'settings.users.removeTitle',
  body: 'settings.users.removeBody',
  action: 'settings.users.remove',
} as const;
const OF_INVITATION = {
  title: 'settings.users.withdrawTitle',
  body: 'settings.users.withdrawBody',
  action: 'settings.users.withdraw',
} as const;

/** Asks before it removes a user's access, or withdraws an invitation that waits for its answer (R0.184). */
export function RemoveUser({ user, isAdmin, onClose }: RemoveUserProps) {
  const t = useText();
  const name = nameOf(user);
  const words = user.invitedUntil === null ? OF_ACCESS : OF_INVITATION;
  const [force, setForce] = useState(false);
  const remove = useCall(businessUserDelete, { invalidates: [businessUserList, potentialUsers] });
  return (
    <Ask
      title={t(words.title, { name })}
      action={words.action}
      run={() => remove.run(force ? { id: user.id, force } : { id: user.id })}
      onClose={onClose}
    >
      <p>
        <Text id={words.body} values={{ name }} />
      </p>
      {isAdmin && user.invitedUntil === null && (
        <Checkbox
          label={t('settings.users.force')}
          checked={force}
          onChange={(event) => setForce(event.target.checked)}
        />
      )}
    </Ask>
  );
}
