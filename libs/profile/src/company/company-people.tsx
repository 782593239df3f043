import { useText } from '@bank/i18n';
import { Rows, Section } from '@bank/kit';
import type { CompanyPerson } from '@bank/protocol/profile-company';
import { PersonRow } from './person-row';

interface CompanyPeopleProps {
  people: readonly CompanyPerson[];
  /** Why nothing may be uploaded, or undefined. */
  uploadLockedBecause?: string;
}

/** The people of the company with the status of their documents (R3.3.5). */
export function CompanyPeople({ people, uploadLockedBecause }: CompanyPeopleProps) {
  const t = useText();
  if (people.length === 0) return null;
  return (
    <Section title="profile.people.title" lead={uploadLockedBecause}>
      <Rows label={t('profile.people.title')}>
        {people.map((person) => (
          <PersonRow key={person.representativeId} person={person} lockedBecause={uploadLockedBecause} />
        ))}
      </Rows>
    </Section>
  );
}
