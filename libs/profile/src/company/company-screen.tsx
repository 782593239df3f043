import { prefetch, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Allowed, Answer, missingText, Page, Row, Rows } from '@bank/kit';
import { paths } from '@bank/paths';
import { companyInfoGet, type CompanyInfo } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { documentCategory } from '@bank/protocol/verification';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { Banner, SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { redirect } from 'react-router-dom';
import { AddressSection } from '../addresses/address-section';
import { CompanyFacts } from './company-facts';
import { CompanyMoney } from './company-money';
import { CompanyPapers } from './company-papers';
import { CompanyPart, isCompanyPart } from './company-part';
import { CompanyPeople } from './company-people';

export const handle = { title: 'kit.place.company' } as const;

interface Visit {
  request: { url: string };
  params?: { path?: string };
}

/** Starts what the screen reads. A part that the page does not have leads to the whole page (ADR-20). */
export function loader({ params: { path } = {} }: Visit): Response | null {
  if (path !== undefined && !isCompanyPart(path)) return redirect(paths.company.to());
  prefetch(customerQueries.info(), customerQueries.access(), query(companyInfoGet), query(requiredActions));
  return null;
}

/** The company's data, and the papers that the bank still needs (R3.3.1). */
export function Component() {
  const { may } = useCustomer();
  return (
    <Page title="kit.place.company">
      <Allowed missing={may.missing.seeCompany} title="profile.company.notAllowed">
        <Company />
      </Allowed>
    </Page>
  );
}

function Company() {
  const answer = useQuery(query(companyInfoGet));
  const actions = useQuery(query(requiredActions)).data?.company ?? 0;
  return (
    <>
      {actions > 0 && (
        <Banner tone="warning" title={<Text id="profile.actionRequired" />}>
          <Text id="profile.company.actions" values={{ count: actions }} />
        </Banner>
      )}
      <Answer of={answer}>
        {({ companyInfo }) => <Sections company={companyInfo} isActionRequired={actions > 0} />}
      </Answer>
    </>
  );
}

function Sections({ company, isActionRequired }: { company: CompanyInfo; isActionRequired: boolean }) {
  const t = useText();
  const { may } = useCustomer();
  const { editCompany, uploadDocuments } = may.missing;
  const lockedBecause = editCompany && missingText(editCompany, t);
  const uploadLockedBecause = uploadDocuments && missingText(uploadDocuments, t);
  const { businessRegistration, businessAdditional, sourceOfWealth } = documentCategory;
  return (
    <>
      <CompanyPart name="details">
        <CompanyFacts company={company} isActionRequired={isActionRequired} />
      </CompanyPart>
      <CompanyPart name="documents">
        <section className="grid gap-3">
          <SectionHeading>
            <Text id="profile.papers.title" />
          </SectionHeading>
          {uploadLockedBecause !== undefined && <p className="text-muted text-sm">{uploadLockedBecause}</p>}
          <CompanyPapers
            title="profile.papers.corporate"
            help="profile.papers.corporateHelp"
            categoryId={businessRegistration}
            papers={company.corporate}
            lockedBecause={uploadLockedBecause}
          />
          {BRAND.sourceOfWealth && (
            <CompanyPapers
              title="profile.papers.wealth"
              help="profile.papers.wealthHelp"
              categoryId={sourceOfWealth}
              papers={company.sourceOfWealth}
              lockedBecause={uploadLockedBecause}
            />
          )}
          <CompanyPapers
            title="profile.papers.additional"
            help="profile.papers.additionalHelp"
            categoryId={businessAdditional}
            papers={company.additional}
            lockedBecause={uploadLockedBecause}
          />
        </section>
      </CompanyPart>
      <CompanyPart name="people">
        <CompanyPeople people={company.people} uploadLockedBecause={uploadLockedBecause} />
      </CompanyPart>
      <CompanyPart name="finances">
        <CompanyMoney company={company} />
      </CompanyPart>
      <CompanyPart name="addresses">
        <AddressSection
          addresses={company.addresses}
          lockedBecause={lockedBecause}
          uploadLockedBecause={uploadLockedBecause}
        />
      </CompanyPart>
      <Rows>
        <Row
          title={<Text id="kit.place.companyEmails" />}
          aside={<ChevronRight className="text-muted size-5" />}
          to={paths.companyEmails.to()}
        />
      </Rows>
    </>
  );
}
