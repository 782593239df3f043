import { Text, useText } from '@bank/i18n';
import { Row } from '@bank/kit';
import type { BusinessRepresentative } from '@bank/protocol/company';
import { Avatar, Button } from '@bank/ui';
import { positionWords } from './access-rules';

interface PersonRowProps {
  person: BusinessRepresentative;
  isAllowed: boolean;
  onInvite(): void;
}

/** A person of the company without access. */
export function PersonRow({ person, isAllowed, onInvite }: PersonRowProps) {
  const t = useText();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <Row
      token={<Avatar name={name} />}
      title={name}
      note={[t(positionWords(person.typeId)), person.email].join(' · ')}
      aside={
        <Button
          variant="secondary"
          size="small"
          disabled={!isAllowed}
          aria-label={t('settings.people.inviteThis', { name })}
          onClick={onInvite}
        >
          <Text id="settings.people.invite" />
        </Button>
      }
    />
  );
}
