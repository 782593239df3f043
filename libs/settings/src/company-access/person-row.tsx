import { useText } from '@bank/i18n';
import { Row } from '@bank/kit';
import type { BusinessRepresentative } from '@bank/protocol/company';
import { Avatar } from '@bank/ui';
import { ChevronRight } from 'lucide-react';
import { positionWords } from './access-rules';

interface PersonRowProps {
  person: BusinessRepresentative;
  isAllowed: boolean;
  onInvite(): void;
}

/** A person of the company without access; the row invites them. */
export function PersonRow({ person, isAllowed, onInvite }: PersonRowProps) {
  const t = useText();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <Row
      token={<Avatar name={name} />}
      title={name}
      note={[t(positionWords(person.typeId)), person.email].join(' · ')}
      aside={isAllowed && <ChevronRight className="text-muted size-5" aria-hidden="true" />}
      label={isAllowed ? t('settings.people.inviteThis', { name }) : undefined}
      onPress={isAllowed ? onInvite : undefined}
    />
  );
}
