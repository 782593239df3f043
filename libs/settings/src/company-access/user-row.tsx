import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { LiveSwitch, Row } from '@bank/kit';
import { type BusinessUser, businessAccessRightsUpdate, businessUserList } from '@bank/protocol/company';
import { Avatar, Badge, Button, IconButton } from '@bank/ui';
import { Trash2 } from 'lucide-react';
import { positionWords, whyFixed, wordsOf } from './access-rules';

interface UserRowProps {
  user: BusinessUser;
  users: readonly BusinessUser[];
  /** Whether the signed-in user may change access. */
  isAllowed: boolean;
  onRight(): void;
  onRemove(): void;
}

/** A user with their right, whether they see the balances, and the actions: change it, remove them. */
export function UserRow({ user, users, isAllowed, onRight, onRemove }: UserRowProps) {
  const t = useText();
  const name = `${user.firstName} ${user.lastName}`;
  const fixed = whyFixed(user, users);
  const { run } = useCall(businessAccessRightsUpdate, { invalidates: [businessUserList] });
  const isFixed = !isAllowed || fixed !== null;
  const positions = user.positionIds.map((typeId) => t(positionWords(typeId)));
  return (
    <Row
      token={<Avatar name={name} />}
      title={name}
      badges={
        <>
          {user.isOwner && (
            <Badge tone="info">
              <Text id="settings.users.owner" />
            </Badge>
          )}
          {user.isYou && (
            <Badge>
              <Text id="settings.users.you" />
            </Badge>
          )}
          {user.isInvited && (
            <Badge tone="warning">
              <Text id="settings.users.invited" />
            </Badge>
          )}
        </>
      }
      note={[user.email, ...positions].join(' · ')}
      aside={
        <>
          <Button
            variant="secondary"
            size="small"
            disabled={isFixed}
            aria-label={t('settings.users.changeThis', { name })}
            onClick={onRight}
          >
            <Text id="settings.change" />
          </Button>
          <IconButton
            label={t('settings.users.removeThis', { name })}
            icon={<Trash2 className="size-5" />}
            disabled={isFixed}
            onClick={onRemove}
          />
        </>
      }
    >
      <span className="block text-sm">{t(wordsOf(user.right).label)}</span>
      <LiveSwitch
        label={
          <span className="text-sm">
            <Text id="settings.users.sees" /> <span className="sr-only">{name}</span>
          </span>
        }
        isOn={user.balanceInfo}
        disabled={isFixed}
        set={(balanceInfo) => run({ accessRights: [{ id: user.id, balanceInfo }] })}
      />
      {isAllowed && fixed !== null && <span className="text-muted block text-sm">{t(fixed)}</span>}
    </Row>
  );
}
