import { prefetch } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { missingText } from '@bank/kit';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { EmptyState } from '@bank/ui';
import { Lock } from 'lucide-react';
import { EmailSection, emailQueries } from '../emails/email-section';
import { Page } from '../page';

export const handle = { title: 'profile.companyEmails.title' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(customerQueries.info(), customerQueries.access(), emailQueries.emails(), emailQueries.changes());
  return null;
}

/** The addresses that a company is paid and written to at (R1.2.7 /company-emails). */
export function Component() {
  const t = useText();
  const { may } = useCustomer();
  const { seeCompany, editCompany } = may.missing;
  return (
    <Page title="profile.companyEmails.title">
      {seeCompany ? (
        <EmptyState icon={<Lock />} title={<Text id="profile.company.notAllowed" />}>
          {missingText(seeCompany, t)}
        </EmptyState>
      ) : (
        <EmailSection
          title="profile.companyEmails.list"
          help="profile.companyEmails.help"
          lockedBecause={editCompany && missingText(editCompany, t)}
        />
      )}
    </Page>
  );
}
