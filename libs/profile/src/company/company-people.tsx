import { Text, type MessageId } from '@bank/i18n';
import type { CompanyPerson, DocumentStatus } from '@bank/protocol';
import { Avatar, Badge, Panel, SectionHeading } from '@bank/ui';
import { needsAction, StatusBadge } from '../documents/document-status';

/** Spec 3 §3 "Representative types"; any other is an authorized user. */
const ROLES: Readonly<Record<number, MessageId>> = {
  2: 'profile.people.director',
  6: 'profile.people.shareholder',
  8: 'profile.people.owner',
  9: 'profile.people.shareholder',
};

/** Those whom the company has named, with where their documents stand (spec 3 §3). */
export function CompanyPeople({ people }: { people: readonly CompanyPerson[] }) {
  if (people.length === 0) return null;
  return (
    <section className="grid gap-3">
      <SectionHeading>
        <Text id="profile.people.title" />
      </SectionHeading>
      <Panel kind="flush">
        <ul>
          {people.map((person) => (
            <Person key={person.representativeId} person={person} />
          ))}
        </ul>
      </Panel>
    </section>
  );
}

function Person({ person }: { person: CompanyPerson }) {
  const { name, typeId } = person;
  const documents: readonly [MessageId, DocumentStatus | null][] = [
    ['profile.people.identity', person.identityStatus],
    ['profile.people.address', person.addressStatus],
    ['profile.people.control', person.controlStatus],
  ];
  return (
    <li className="border-line px-card py-row flex items-start gap-3 border-t first:border-t-0">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {documents.some(([, status]) => needsAction(status)) && (
            <Badge tone="warning">
              <Text id="profile.actionRequired" />
            </Badge>
          )}
        </p>
        <p className="text-muted text-sm">
          <Text id={ROLES[typeId] ?? 'profile.people.authorized'} />
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
          {documents.map(
            ([label, status]) =>
              status !== null && (
                <li key={label} className="flex items-center gap-1.5">
                  <Text id={label} />
                  <StatusBadge status={status} />
                </li>
              ),
          )}
        </ul>
      </div>
    </li>
  );
}
