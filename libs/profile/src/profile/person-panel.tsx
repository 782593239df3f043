import { Text, useFormat, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { PersonalInfo } from '@bank/protocol/profile';
import { buttonClass, SectionHeading, SummaryList, type SummaryItem } from '@bank/ui';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../documents/document-status';

interface PersonPanelProps {
  person: PersonalInfo;
  /** Where the signed-in user logs in; while they act for a customer it is still their own (ADR-22). */
  login: { email: string; isOfAnother: boolean };
  /** A business user has no more than a name here; the rest is the company's. */
  isPersonal: boolean;
}

/** Personal details and identity papers. Names and birth date come from the papers, so the user cannot edit them. */
export function PersonPanel({ person, login, isPersonal }: PersonPanelProps) {
  const t = useText();
  const format = useFormat();
  const country = (code: string | null) => (code === null ? null : format.displayName('region', code));
  const line = (id: string, label: SummaryItem['label'], value: string | null): SummaryItem => ({
    id,
    label,
    value: value ?? <Text id="profile.notGiven" />,
  });
  const { birthDay, occupation, taxId, identities } = person;
  const personal: SummaryItem[] = [
    line('birthDay', t('profile.person.birthDay'), birthDay && format.date(birthDay, 'day')),
    line('residence', t('profile.person.residence'), country(person.residenceCountryCode)),
    line('citizenship', t('profile.person.citizenship'), country(person.citizenshipCountryCode)),
    line('occupation', t('profile.person.occupation'), occupation?.name ?? null),
    line('taxId', t('profile.person.taxId'), taxId),
  ];
  return (
    <section className="section grid grid-cols-[minmax(0,1fr)] gap-2">
      <SectionHeading
        action={
          isPersonal && (
            <Link to={paths.profileUpdate.to()} className={buttonClass('secondary', 'small')}>
              <Text id="profile.person.update" />
            </Link>
          )
        }
      >
        <Text id="profile.person.title" />
      </SectionHeading>
      <div>
        <SummaryList
          items={[
            line('name', t('profile.person.name'), `${person.firstName} ${person.lastName}`),
            line('login', t(login.isOfAnother ? 'profile.person.ownLogin' : 'profile.person.login'), login.email),
            ...(isPersonal ? personal : []),
            ...identities.map(({ typeId, type, number, status, expiresDate }) => ({
              id: `identity-${typeId}`,
              label: type,
              value: (
                <span className="inline-flex flex-wrap items-center justify-end gap-2">
                  {number}
                  {expiresDate !== null && (
                    <span className="text-muted text-sm font-normal">
                      <Text id="profile.person.validUntil" values={{ date: format.date(expiresDate, 'day') }} />
                    </span>
                  )}
                  <StatusBadge status={status} />
                </span>
              ),
            })),
          ]}
        />
      </div>
      {isPersonal && (
        <p className="text-muted text-sm">
          <Text id="profile.person.help" />
        </p>
      )}
    </section>
  );
}
