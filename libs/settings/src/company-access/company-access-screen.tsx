import { prefetch, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { missingText, LoadFailure } from '@bank/kit';
import { businessUserList, potentialUsers } from '@bank/protocol/company';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { Banner, Button, EmptyState, Panel, SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Building2, UserPlus } from 'lucide-react';
import { ListSkeleton } from '../change/load-states';
import { AddRepresentative } from './add-representative';
import { InviteUser } from './invite-user';
import { PersonRow } from './person-row';
import { RemoveUser } from './remove-user';
import { RightDialog } from './right-dialog';
import { useAddressed } from './use-addressed';
import { UserRow } from './user-row';

export const handle = { title: 'settings.users.title' } as const;

export function loader() {
  prefetch(query(businessUserList), query(potentialUsers), customerQueries.info(), customerQueries.access());
  return null;
}

/** Who may sign in for the company, what each may do, and who could (R3.5.1). */
export function Component() {
  const { customer } = useCustomer();
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <SectionHeading level={1}>
        <Text id="settings.users.title" />
      </SectionHeading>
      {customer.customerType === 'business' ? (
        <CompanyAccess isAdmin={customer.isAdmin} />
      ) : (
        <EmptyState icon={<Building2 />} title={<Text id="settings.users.onlyCompanies" />} />
      )}
    </div>
  );
}

function CompanyAccess({ isAdmin }: { isAdmin: boolean }) {
  const t = useText();
  const { may } = useCustomer();
  const { data, error, refetch } = useQuery(query(businessUserList));
  const people = useQuery(query(potentialUsers)).data?.users ?? [];
  const { open, id, show, close } = useAddressed();
  const user = data?.users.find((one) => one.id === id);
  const person = people.find((one) => one.id === id);
  const missing = may.missing.manageUsers;
  if (!data) return error ? <LoadFailure title="settings.failed" error={error} onRetry={refetch} /> : <ListSkeleton />;
  return (
    <>
      {missing && <Banner tone="info">{missingText(missing, t)}</Banner>}
      <section className="grid gap-2">
        <SectionHeading>
          <Text id="settings.users.withAccess" />
        </SectionHeading>
        <Panel kind="flush">
          <ul className="divide-line divide-y" aria-label={t('settings.users.withAccess')}>
            {data.users.map((one) => (
              <UserRow
                key={one.id}
                user={one}
                users={data.users}
                isAllowed={may.manageUsers}
                onRight={() => show('right', one.id)}
                onRemove={() => show('remove', one.id)}
              />
            ))}
          </ul>
        </Panel>
      </section>
      <section className="grid gap-2">
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
          <Panel kind="flush">
            <ul className="divide-line divide-y" aria-label={t('settings.people.title')}>
              {people.map((one) => (
                <PersonRow
                  key={one.id}
                  person={one}
                  isAllowed={may.manageUsers}
                  onInvite={() => show('invite', one.id)}
                />
              ))}
            </ul>
          </Panel>
        )}
      </section>
      {may.manageUsers && (
        <>
          {open === 'right' && user && <RightDialog user={user} onClose={close} />}
          {open === 'remove' && user && <RemoveUser user={user} isAdmin={isAdmin} onClose={close} />}
          {open === 'invite' && person && <InviteUser person={person} onClose={close} />}
          {open === 'add' && <AddRepresentative onClose={close} />}
        </>
      )}
    </>
  );
}
