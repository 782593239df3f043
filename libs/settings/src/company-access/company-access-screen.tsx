import { prefetch, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { AccessOffers, Answer, missingText, Page, Rows, useOpen } from '@bank/kit';
import type { BusinessUser } from '@bank/protocol/company';
import { accessOfferList } from '@bank/protocol/company-offers';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { Banner, Button, EmptyState, SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Building2, UserPlus } from 'lucide-react';
import { AddRepresentative } from './add-representative';
import { InviteUser } from './invite-user';
import { PersonRow } from './person-row';
import { RemovePerson } from './remove-person';
import { RemoveUser } from './remove-user';
import { RightDialog } from './right-dialog';
import { UserRow } from './user-row';
import { companyQueries, startUsersOfCompany } from './users-of-company';

export const handle = { title: 'settings.users.title' } as const;

export function loader() {
  prefetch(query(accessOfferList), customerQueries.info(), customerQueries.access());
  startUsersOfCompany();
  return null;
}

const POPUPS = ['right', 'remove', 'invite', 'removePerson', 'add'] as const;

/**
 * The users of the company with their rights, and the people who could become users (R2.6.2, R3.5.1). Above them, and for a personal customer
 * alone, stand the companies that ask the user to act for them (R0.186).
 */
export function Component() {
  const { customer } = useCustomer();
  return (
    <Page title="settings.users.title">
      {customer.customerType === 'business' ? (
        <>
          <AccessOffers />
          <UsersOfCompany isAdmin={customer.isAdmin} />
        </>
      ) : (
        <AccessOffers empty={<EmptyState icon={<Building2 />} title={<Text id="settings.users.onlyCompanies" />} />} />
      )}
    </Page>
  );
}

function UsersOfCompany({ isAdmin }: { isAdmin: boolean }) {
  const users = useQuery(companyQueries.users());
  return (
    <Answer of={users} rows={4}>
      {(data) => <CompanyAccess users={data.users} isAdmin={isAdmin} />}
    </Answer>
  );
}

function CompanyAccess({ users, isAdmin }: { users: readonly BusinessUser[]; isAdmin: boolean }) {
  const t = useText();
  const { may } = useCustomer();
  const people = useQuery(companyQueries.people()).data?.users ?? [];
  const { open, id, show, close } = useOpen(POPUPS);
  const user = users.find((one) => String(one.id) === id);
  const person = people.find((one) => String(one.id) === id);
  const missing = may.missing.manageUsers;
  return (
    <>
      {missing && <Banner tone="info">{missingText(missing, t)}</Banner>}
      <section className="section grid grid-cols-[minmax(0,1fr)] gap-2">
        <SectionHeading>
          <Text id="settings.users.withAccess" />
        </SectionHeading>
        <Rows label={t('settings.users.withAccess')}>
          {users.map((one) => (
            <UserRow
              key={one.id}
              user={one}
              users={users}
              isAllowed={may.manageUsers}
              onOpen={() => show('right', one.id)}
            />
          ))}
        </Rows>
      </section>
      <section className="section grid grid-cols-[minmax(0,1fr)] gap-2">
        <SectionHeading
          action={
            <Button
              variant="secondary"
              size="small"
              icon={<UserPlus className="size-4" />}
              disabled={!may.manageUsers}
              onClick={() => show('add')}
            >
              <Text id="settings.people.add" />
            </Button>
          }
        >
          <Text id="settings.people.title" />
        </SectionHeading>
        {people.length === 0 ? (
          <p className="text-muted">
            <Text id="settings.people.empty" />
          </p>
        ) : (
          <Rows label={t('settings.people.title')}>
            {people.map((one) => (
              <PersonRow key={one.id} person={one} isAllowed={may.manageUsers} onOpen={() => show('invite', one.id)} />
            ))}
          </Rows>
        )}
      </section>
      {may.manageUsers && (
        <>
          {open === 'right' && user && (
            <RightDialog user={user} onRemove={() => show('remove', user.id)} onClose={close} />
          )}
          {open === 'remove' && user && <RemoveUser user={user} isAdmin={isAdmin} onClose={close} />}
          {open === 'invite' && person && (
            <InviteUser person={person} onRemove={() => show('removePerson', person.id)} onClose={close} />
          )}
          {open === 'removePerson' && person && <RemovePerson person={person} isAdmin={isAdmin} onClose={close} />}
          {open === 'add' && <AddRepresentative onClose={close} />}
        </>
      )}
    </>
  );
}
