import { Text, useText } from '@bank/i18n';
import type { BusinessRepresentative } from '@bank/protocol/company';
import { Avatar, Button } from '@bank/ui';
import { positionWords } from './access-rules';

interface PersonRowProps {
  person: BusinessRepresentative;
  isAllowed: boolean;
  onInvite(): void;
}

/** Somebody of the company who cannot sign in for it. */
export function PersonRow({ person, isAllowed, onInvite }: PersonRowProps) {
  const t = useText();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <li className="mobile:grid-cols-[auto_minmax(0,1fr)_auto] grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 p-4">
      <Avatar name={name} />
      <span className="min-w-0">
        <span className="block font-medium break-words">{name}</span>
        <span className="text-muted block text-sm break-words">
          {[t(positionWords(person.typeId)), person.email].join(' · ')}
        </span>
      </span>
      <span className="mobile:col-start-auto col-start-2">
        <Button
          variant="secondary"
          size="small"
          disabled={!isAllowed}
          aria-label={t('settings.people.inviteThis', { name })}
          onClick={onInvite}
        >
          <Text id="settings.people.invite" />
        </Button>
      </span>
    </li>
  );
}
