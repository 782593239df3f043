import { useCall } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { useNotify } from '@bank/kit';
import { type BusinessUser, businessAccessRightsUpdate, businessUserList } from '@bank/protocol/company';
import { RIGHT_WORDS, SELECTABLE } from './access-rules';
import { RightSheet } from './right-sheet';

/** Gives a user another level. */
export function RightDialog({ user, onClose }: { user: BusinessUser; onClose(): void }) {
  const t = useText();
  const notify = useNotify();
  const name = `${user.firstName} ${user.lastName}`;
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
    />
  );
}
