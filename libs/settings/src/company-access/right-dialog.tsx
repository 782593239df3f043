import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { LiveSwitch, useNotify } from '@bank/kit';
import { type BusinessUser, businessAccessRightsUpdate, businessUserList } from '@bank/protocol/company';
import { Button } from '@bank/ui';
import { UserMinus } from 'lucide-react';
import { RIGHT_WORDS, SELECTABLE } from './access-rules';
import { RightSheet } from './right-sheet';
import { nameOf } from './name-of';

interface RightDialogProps {
  user: BusinessUser;
  onRemove(): void;
  onClose(): void;
}

/** What a user may do and see: another level, the balances, or no access any more. */
export function RightDialog({ user, onRemove, onClose }: RightDialogProps) {
  const t = useText();
  const notify = useNotify();
  const name = nameOf(user);
  const { run } = useCall(businessAccessRightsUpdate, { invalidates: [businessUserList] });
  return (
    <RightSheet
      title={t('settings.users.rightTitle', { name })}
      initial={SELECTABLE.find((level) => level === user.right) ?? null}
      current={user.right}
      action="settings.users.save"
      give={async (right) => {
        await run({ accessRights: [{ id: user.id, right }] });
        const changed = t('settings.users.changed', { name, right: t(RIGHT_WORDS[right].label) });
        notify({ severity: 'success', title: changed, body: '' });
      }}
      onClose={onClose}
      after={
        <>
          <LiveSwitch
            label={<Text id="settings.users.sees" />}
            isOn={user.balanceInfo}
            set={(balanceInfo) => run({ accessRights: [{ id: user.id, balanceInfo }] })}
          />
          <Button variant="quiet" icon={<UserMinus className="size-5" />} onClick={onRemove}>
            <Text id={user.invitedUntil === null ? 'settings.users.remove' : 'settings.users.withdraw'} />
          </Button>
        </>
      }
    />
  );
}
