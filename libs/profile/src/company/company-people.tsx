import { Text, useText } from '@bank/i18n';
import { Row, Rows, Section } from '@bank/kit';
import { paths } from '@bank/paths';
import type { CompanyPerson } from '@bank/protocol/profile-company';
import { ChevronRight } from 'lucide-react';
import { PersonRow } from './person-row';

interface CompanyPeopleProps {
  people: readonly CompanyPerson[];
  /** Why nothing may be uploaded, or undefined. */
  uploadLockedBecause?: string;
  /** Whether who looks at it may add and remove people. */
  isManaged: boolean;
}

/** The people of the company with the status of their documents (R3.3.5), and the way to where they are added and removed. */
export function CompanyPeople({ people, uploadLockedBecause, isManaged }: CompanyPeopleProps) {
  const t = useText();
  if (people.length === 0 && !isManaged) return null;
  return (
    <Section title="profile.people.title" lead={uploadLockedBecause}>
      <Rows label={t('profile.people.title')}>
        {people.map((person) => (
          <PersonRow key={person.representativeId} person={person} lockedBecause={uploadLockedBecause} />
        ))}
        {isManaged && (
          <Row
            title={<Text id="profile.people.manage" />}
            aside={<ChevronRight className="text-muted size-5" aria-hidden="true" />}
            to={paths.companyAccess.to()}
          />
        )}
      </Rows>
    </Section>
  );
}
