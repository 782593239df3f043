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

/** Asks before it removes a user's access. */
export function RemoveUser({ user, isAdmin, onClose }: RemoveUserProps) {
  const t = useText();
  const name = nameOf(user);
  const [force, setForce] = useState(false);
  const remove = useCall(businessUserDelete, { invalidates: [businessUserList, potentialUsers] });
  return (
    <Ask
      title={t('settings.users.removeTitle', { name })}
      action="settings.users.remove"
      run={() => remove.run(force ? { id: user.id, force } : { id: user.id })}
      onClose={onClose}
    >
      <p>
        <Text id="settings.users.removeBody" values={{ name }} />
      </p>
      {isAdmin && (
        <Checkbox
          label={t('settings.users.force')}
          checked={force}
          onChange={(event) => setForce(event.target.checked)}
        />
      )}
    </Ask>
  );
}
