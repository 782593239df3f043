import { Text, useFormat, useText } from '@bank/i18n';
import { Row, usePositions } from '@bank/kit';
import type { BusinessUser } from '@bank/protocol/company';
import { Avatar, Badge } from '@bank/ui';
import { ChevronRight } from 'lucide-react';
import { whyFixed, wordsOf } from './access-rules';
import { nameOf } from './name-of';

interface UserRowProps {
  user: BusinessUser;
  users: readonly BusinessUser[];
  /** Whether the signed-in user may change access. */
  isAllowed: boolean;
  onOpen(): void;
}

/** A user with their right, and whether they see the balances. The row opens both; where nothing may be changed it says why. */
export function UserRow({ user, users, isAllowed, onOpen }: UserRowProps) {
  const t = useText();
  const format = useFormat();
  const name = nameOf(user);
  const fixed = whyFixed(user, users);
  const isFixed = !isAllowed || fixed !== null;
  const positions = usePositions();
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
              {user.invitedUntil === null
                ? t('settings.users.invited')
                : t('settings.users.invitedUntil', { date: format.date(user.invitedUntil, 'day') })}
            </Badge>
          )}
        </>
      }
      note={[user.email, ...positions(user.positionIds)].join(' · ')}
      aside={!isFixed && <ChevronRight className="text-muted size-5" aria-hidden="true" />}
      label={isFixed ? undefined : t('settings.users.changeThis', { name })}
      onPress={isFixed ? undefined : onOpen}
    >
      <span className="block text-sm">
        {[t(wordsOf(user.right).label), t(user.balanceInfo ? 'settings.users.sees' : 'settings.users.seesNot')].join(
          ' · ',
        )}
      </span>
      {isAllowed && fixed !== null && <span className="text-muted block text-sm">{t(fixed)}</span>}
    </Row>
  );
}
