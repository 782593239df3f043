import { Text, type MessageId } from '@bank/i18n';
import { Rows } from '@bank/kit';
import type { CompanyPerson } from '@bank/protocol/profile-company';
import { Avatar, Badge, SectionHeading } from '@bank/ui';
import { needsAction } from '../documents/document-status';
import { PersonPapers } from './person-papers';
import { papersOf } from './person-categories';

/** Positions by typeId (R3.3.5); any other is an authorized user. */
const ROLES: Readonly<Record<number, MessageId>> = {
  2: 'kit.position.director',
  6: 'kit.position.shareholder',
  8: 'kit.position.owner',
  9: 'kit.position.shareholder',
};

interface CompanyPeopleProps {
  people: readonly CompanyPerson[];
  /** Why nothing may be uploaded, or undefined. */
  uploadLockedBecause?: string;
}

/** The people of the company with the status of their documents (R3.3.5). */
export function CompanyPeople({ people, uploadLockedBecause }: CompanyPeopleProps) {
  if (people.length === 0) return null;
  return (
    <section className="grid gap-3">
      <SectionHeading>
        <Text id="profile.people.title" />
      </SectionHeading>
      {uploadLockedBecause !== undefined && <p className="text-muted text-sm">{uploadLockedBecause}</p>}
      <Rows>
        {people.map((person) => (
          <Person key={person.representativeId} person={person} isLocked={uploadLockedBecause !== undefined} />
        ))}
      </Rows>
    </section>
  );
}

function Person({ person, isLocked }: { person: CompanyPerson; isLocked: boolean }) {
  const { name, typeId } = person;
  const papers = papersOf(person);
  return (
    <li className="py-row flex items-start gap-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {papers.some(({ status }) => needsAction(status)) && (
            <Badge tone="warning">
              <Text id="profile.actionRequired" />
            </Badge>
          )}
        </p>
        <p className="text-muted text-sm">
          <Text id={ROLES[typeId] ?? 'kit.position.authorized'} />
        </p>
        {papers.length > 0 && (
          <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
            {papers.map((one) => (
              <PersonPapers key={one.categoryId} person={person} papers={one} isLocked={isLocked} />
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
