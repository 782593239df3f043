import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { FailureNote, useNotify } from '@bank/kit';
import {
  type AccessRight,
  accessRight,
  type BusinessRepresentative,
  businessUserInvite,
  businessUserList,
  potentialUsers,
} from '@bank/protocol';
import { Button, Dialog } from '@bank/ui';
import { useState } from 'react';
import { RightChoice } from './right-choice';

/** Gives somebody of the company access; the invitation goes to their address. */
export function InviteUser({ person, onClose }: { person: BusinessRepresentative; onClose(): void }) {
  const t = useText();
  const notify = useNotify();
  const name = `${person.firstName} ${person.lastName}`;
  const [right, setRight] = useState<AccessRight>(accessRight.read);
  const invite = useCall(businessUserInvite, { invalidates: [businessUserList, potentialUsers] });
  const send = async () => {
    await invite.run({ representativeId: person.id, right });
    notify({ severity: 'success', title: t('settings.people.invited', { email: person.email }), body: '' });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sheet"
      title={t('settings.people.inviteTitle', { name })}
      closeLabel={t('settings.close')}
      footer={
        <Button wide pending={invite.isPending} onClick={() => void send().catch(() => undefined)}>
          <Text id="settings.people.send" />
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted break-words">
          <Text id="settings.people.inviteBody" values={{ email: person.email }} />
        </p>
        <RightChoice value={right} onChange={setRight} />
        <FailureNote failure={invite.failure} />
      </div>
    </Dialog>
  );
}
