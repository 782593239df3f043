import { prefetch } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Allowed, missingText, Page } from '@bank/kit';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { EmailSection, emailQueries } from '../emails/email-section';

export const handle = { title: 'kit.place.companyEmails' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(customerQueries.info(), customerQueries.access(), emailQueries.emails(), emailQueries.changes());
  return null;
}

/** The payment and contact addresses of a company (R1.2.7). */
export function Component() {
  const t = useText();
  const { may } = useCustomer();
  const { seeCompany, editCompany } = may.missing;
  return (
    <Page title="kit.place.companyEmails">
      <Allowed missing={seeCompany} title="profile.company.notAllowed">
        <EmailSection
          title="profile.companyEmails.list"
          help="profile.companyEmails.help"
          lockedBecause={editCompany && missingText(editCompany, t)}
        />
      </Allowed>
    </Page>
  );
}
