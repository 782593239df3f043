import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { useNotify } from '@bank/kit';
import { accessRight, isMailbox } from '@bank/protocol';
import {
  type BusinessRepresentative,
  businessUserInvite,
  businessUserList,
  potentialUsers,
} from '@bank/protocol/company';
import { Button, Checkbox, TextField } from '@bank/ui';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { nameOf } from './name-of';
import { RightSheet } from './right-sheet';

interface InviteUserProps {
  person: BusinessRepresentative;
  onRemove(): void;
  onClose(): void;
}

/** Gives a person of the company access; the invitation goes to their address, which is asked for where nobody has said it. */
export function InviteUser({ person, onRemove, onClose }: InviteUserProps) {
  const t = useText();
  const notify = useNotify();
  const [balanceInfo, setBalanceInfo] = useState(true);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const email = person.email ?? typed.trim();
  const { run } = useCall(businessUserInvite, { invalidates: [businessUserList, potentialUsers] });
  return (
    <RightSheet
      title={t('settings.people.inviteTitle', { name: nameOf(person) })}
      initial={accessRight.read}
      action="settings.people.send"
      mayGive={() => {
        const isAddress = isMailbox(email);
        setWrong(!isAddress);
        return isAddress;
      }}
      give={async (right) => {
        const own = person.email === null ? { email } : {};
        await run({ representativeId: person.id, right, balanceInfo, ...own });
        notify({ severity: 'success', title: t('settings.people.invited', { email }), body: '' });
      }}
      onClose={onClose}
      after={
        <Button variant="quiet" icon={<UserMinus className="size-5" />} onClick={onRemove}>
          <Text id="settings.people.remove" />
        </Button>
      }
    >
      {person.email === null ? (
        <TextField
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          label={t('settings.people.email')}
          description={t('settings.people.inviteEmail')}
          error={isWrong ? t('settings.people.emailError') : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        <p className="text-muted break-words">
          <Text id="settings.people.inviteBody" values={{ email }} />
        </p>
      )}
      <Checkbox
        label={t('settings.users.sees')}
        checked={balanceInfo}
        onChange={(event) => setBalanceInfo(event.target.checked)}
      />
    </RightSheet>
  );
}
