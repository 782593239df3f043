import { prefetch, query } from '@bank/api-client';
import { Answer, KycListSlot, missingText, needsAction, Page, Row, Rows, Together } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import { documentCategory } from '@bank/protocol/documents';
import { kycInfoGet } from '@bank/protocol/kyc-info';
import { personalInfoGet } from '@bank/protocol/profile';
import { addressesGet } from '@bank/protocol/profile-addresses';
import { requiredActions } from '@bank/protocol/required-actions';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { Banner, buttonClass } from '@bank/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AddressSection } from '../addresses/address-section';
import { EmailSection, emailQueries } from '../emails/email-section';
import { PhoneSection } from '../phones/phone-section';
import { PersonPanel } from './person-panel';

export const handle = { title: 'kit.place.profile' } as const;

/** Starts what the screen reads, and waits for its list's code: a list that came later would push away what stands below it. */
export async function loader() {
  prefetch(
    customerQueries.info(),
    customerQueries.access(),
    query(personalInfoGet),
    query(requiredActions),
    emailQueries.emails(),
    emailQueries.changes(),
    query(addressesGet),
    query(kycInfoGet),
  );
  await KycListSlot.ready();
  return null;
}

/** Personal details, addresses, e-mails and phones of the user (R1.2.10). */
export function Component() {
  const { customer } = useCustomer();
  const isPersonal = customer.customerType === 'personal';
  const person = useQuery(query(personalInfoGet));
  const ofPerson = useQueries({
    queries: [
      query(requiredActions),
      query(kycInfoGet),
      emailQueries.emails(),
      emailQueries.changes(),
      query(addressesGet),
    ],
  });
  return (
    <Page title="kit.place.profile">
      <Together of={[person, ...(isPersonal ? ofPerson : [])]} hasTokens={false}>
        {isPersonal && <Actions />}
        {isPersonal && <DuePapers />}
        <Answer of={person} hasTokens={false}>
          {({ personalInfo }) => (
            <>
              <PersonPanel
                person={personalInfo}
                login={{ email: customer.login.email, isOfAnother: customer.actingFor !== null }}
                isPersonal={isPersonal}
              />
              <PhoneSection phones={personalInfo.phones} />
            </>
          )}
        </Answer>
        {isPersonal && <EmailSection title="profile.email.title" help="profile.email.help" />}
        {isPersonal && <Addresses />}
        <Rows>
          <Row
            title={<Text id={isPersonal ? 'kit.notifications.title' : 'kit.place.company'} />}
            aside={<ChevronRight className="text-muted size-5" />}
            to={isPersonal ? paths.profileNotifications.to() : paths.company.to()}
          />
        </Rows>
      </Together>
    </Page>
  );
}

function Actions() {
  const { customer } = useCustomer();
  const count = useQuery(query(requiredActions)).data?.personal ?? 0;
  if (count === 0) return null;
  return (
    <Banner
      tone="warning"
      title={<Text id="profile.actionRequired" />}
      action={
        customer.isNeedPersonalInfoUpdate && (
          <Link to={paths.profileUpdate.to()} className={buttonClass('secondary', 'small')}>
            <Text id="profile.person.update" />
          </Link>
        )
      }
    >
      <Text id="profile.actions" values={{ count }} />
    </Banner>
  );
}

/** What proves who the customer is, while something of it has ended, was rejected or is being checked; what proves addresses is theirs. */
function DuePapers() {
  const t = useText();
  const known = useQuery(query(kycInfoGet)).data?.kycInfo;
  const papers = known?.documents.filter(({ categoryId }) => categoryId !== documentCategory.address) ?? [];
  if (!papers.some(({ status }) => needsAction(status) || status === 'pending')) return null;
  return <KycListSlot label={t('profile.update.papers')} documents={papers} />;
}

function Addresses() {
  const t = useText();
  const { may } = useCustomer();
  const upload = may.missing.uploadDocuments;
  return (
    <Answer of={useQuery(query(addressesGet))}>
      {({ addresses }) => (
        <AddressSection addresses={addresses} uploadLockedBecause={upload && missingText(upload, t)} />
      )}
    </Answer>
  );
}
