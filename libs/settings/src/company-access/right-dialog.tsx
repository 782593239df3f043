import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { FailureNote, useNotify } from '@bank/kit';
import { type AccessRight, type BusinessUser, businessAccessRightsUpdate, businessUserList } from '@bank/protocol';
import { Button, Dialog } from '@bank/ui';
import { useState } from 'react';
import { RIGHT_WORDS, SELECTABLE } from './access-rules';
import { RightChoice } from './right-choice';

/** Gives a user another level; the button says what will be. */
export function RightDialog({ user, onClose }: { user: BusinessUser; onClose(): void }) {
  const t = useText();
  const notify = useNotify();
  const name = `${user.firstName} ${user.lastName}`;
  const [right, setRight] = useState<AccessRight | null>(SELECTABLE.find((level) => level === user.right) ?? null);
  const update = useCall(businessAccessRightsUpdate, { invalidates: [businessUserList] });
  const save = async () => {
    if (right === null) return;
    await update.run({ accessRights: [{ id: user.id, right }] });
    notify({
      severity: 'success',
      title: t('settings.users.changed', { name, right: t(RIGHT_WORDS[right].label) }),
      body: '',
    });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sheet"
      title={t('settings.users.rightTitle', { name })}
      closeLabel={t('settings.close')}
      footer={
        <Button
          wide
          pending={update.isPending}
          disabled={right === null || right === user.right}
          onClick={() => void save().catch(() => undefined)}
        >
          <Text id="settings.users.save" />
        </Button>
      }
    >
      <div className="grid gap-4">
        <RightChoice value={right} onChange={setRight} />
        <FailureNote failure={update.failure} />
      </div>
    </Dialog>
  );
}
