import { useText } from '@bank/i18n';
import { Row, usePositions } from '@bank/kit';
import type { BusinessRepresentative } from '@bank/protocol/company';
import { Avatar } from '@bank/ui';
import { ChevronRight } from 'lucide-react';
import { nameOf } from './name-of';

interface PersonRowProps {
  person: BusinessRepresentative;
  isAllowed: boolean;
  onOpen(): void;
}

/** A person of the company without access; the row invites or removes them. */
export function PersonRow({ person, isAllowed, onOpen }: PersonRowProps) {
  const t = useText();
  const positions = usePositions();
  const name = nameOf(person);
  return (
    <Row
      token={<Avatar name={name} />}
      title={name}
      note={[...positions(person.positionIds), person.email ?? t('settings.people.noEmail')].join(' · ')}
      aside={isAllowed && <ChevronRight className="text-muted size-5" aria-hidden="true" />}
      label={isAllowed ? t('settings.people.openThis', { name }) : undefined}
      onPress={isAllowed ? onOpen : undefined}
    />
  );
}
