import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Ask, useNotify, usePositions } from '@bank/kit';
import { type BusinessRepresentative, businessRepresentativeDelete, potentialUsers } from '@bank/protocol/company';
import { Checkbox } from '@bank/ui';
import { useState } from 'react';
import { nameOf } from './name-of';

interface RemovePersonProps {
  person: BusinessRepresentative;
  /** Administrators may remove the last director (R3.6.3). */
  isAdmin: boolean;
  onClose(): void;
}

/** Asks before it takes a person out of the company. */
export function RemovePerson({ person, isAdmin, onClose }: RemovePersonProps) {
  const t = useText();
  const notify = useNotify();
  const positions = usePositions();
  const [force, setForce] = useState(false);
  const remove = useCall(businessRepresentativeDelete, { invalidates: [potentialUsers] });
  const name = nameOf(person);
  return (
    <Ask
      title={t('settings.people.removeTitle', { name })}
      action="settings.people.remove"
      run={() => remove.run(force ? { id: person.id, force } : { id: person.id })}
      onClose={onClose}
      onDone={() => {
        notify({ severity: 'success', title: t('settings.people.removed', { name }), body: '' });
        onClose();
      }}
    >
      <p>
        <Text id="settings.people.removeBody" values={{ name, positions: positions(person.positionIds).join(', ') }} />
      </p>
      {isAdmin && (
        <Checkbox
          label={t('settings.people.force')}
          checked={force}
          onChange={(event) => setForce(event.target.checked)}
        />
      )}
    </Ask>
  );
}
