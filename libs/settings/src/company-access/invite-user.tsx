import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { useNotify } from '@bank/kit';
import { accessRight } from '@bank/protocol';
import {
  type BusinessRepresentative,
  businessUserInvite,
  businessUserList,
  potentialUsers,
} from '@bank/protocol/company';
import { Checkbox } from '@bank/ui';
import { useState } from 'react';
import { RightSheet } from './right-sheet';

/** Gives a person of the company access; the invitation goes to their address. */
export function InviteUser({ person, onClose }: { person: BusinessRepresentative; onClose(): void }) {
  const t = useText();
  const notify = useNotify();
  const name = `${person.firstName} ${person.lastName}`;
  const [balanceInfo, setBalanceInfo] = useState(true);
  const { run } = useCall(businessUserInvite, { invalidates: [businessUserList, potentialUsers] });
  return (
    <RightSheet
      title={t('settings.people.inviteTitle', { name })}
      initial={accessRight.read}
      action="settings.people.send"
      give={async (right) => {
        await run({ representativeId: person.id, right, balanceInfo });
        notify({ severity: 'success', title: t('settings.people.invited', { email: person.email }), body: '' });
      }}
      onClose={onClose}
    >
      <p className="text-muted break-words">
        <Text id="settings.people.inviteBody" values={{ email: person.email }} />
      </p>
      <Checkbox
        label={t('settings.users.sees')}
        checked={balanceInfo}
        onChange={(event) => setBalanceInfo(event.target.checked)}
      />
    </RightSheet>
  );
}
