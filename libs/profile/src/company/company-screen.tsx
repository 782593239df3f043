import { prefetch, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Allowed, Answer, missingText, Page, Row, Rows, Together } from '@bank/kit';
import { paths } from '@bank/paths';
import { companyOwnershipGet } from '@bank/protocol/company-ownership';
import { businessResolutionGet } from '@bank/protocol/company-resolution';
import { companyInfoGet, type CompanyInfo } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { atLeast, Banner, breakpoints, Skeleton, useMedia } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { redirect } from 'react-router-dom';
import { AddressSection } from '../addresses/address-section';
import { CompanyDocuments } from './company-documents';
import { CompanyFacts } from './company-facts';
import { CompanyPart, isCompanyPart } from './company-part';
import { CompanyPeople } from './company-people';
import { Declarations } from './declarations/declarations';
import { startDueDiligence } from './due-diligence/start-due-diligence';
import { FinancesSlot } from './finances-slot';
import { OwnershipPart } from './ownership/ownership-part';
import { ResolutionPart } from './resolution/resolution-part';

export const handle = { title: 'kit.place.company' } as const;

interface Visit {
  request: { url: string };
  params?: { path?: string };
}

/** Starts what the screen reads. A part that the page does not have leads to the whole page (ADR-20). */
export function loader({ params: { path } = {} }: Visit): Response | null {
  if (path !== undefined && !isCompanyPart(path)) return redirect(paths.company.to());
  prefetch(
    customerQueries.info(),
    customerQueries.access(),
    query(companyInfoGet),
    query(requiredActions),
    query(businessResolutionGet),
    query(companyOwnershipGet),
  );
  startDueDiligence();
  FinancesSlot.warmUp();
  return null;
}

/** The company's data, and the papers that the bank still needs (R3.3.1). */
export function Component() {
  const { may } = useCustomer();
  return (
    <Page title="kit.place.company" width="full">
      <Allowed missing={may.missing.seeCompany} title="profile.company.notAllowed">
        <Company />
      </Allowed>
    </Page>
  );
}

function Company() {
  const answer = useQuery(query(companyInfoGet));
  const required = useQuery(query(requiredActions));
  const resolution = useQuery(query(businessResolutionGet));
  const ownership = useQuery(query(companyOwnershipGet));
  const actions = required.data?.company ?? 0;
  return (
    <Together of={[answer, required, resolution, ownership]} hasTokens={false}>
      {actions > 0 && (
        <Banner tone="warning" title={<Text id="profile.actionRequired" />}>
          <Text id="profile.company.actions" values={{ count: actions }} />
        </Banner>
      )}
      <Answer of={answer} hasTokens={false}>
        {({ companyInfo }) => <Sections company={companyInfo} isActionRequired={actions > 0} />}
      </Answer>
    </Together>
  );
}

type Part = 'details' | 'documents' | 'people' | 'finances' | 'addresses' | 'emails';

/** Where there is room, who and which papers stand beside what the company is. The order is that of the keyboard, too. */
const NARROW: readonly Part[] = ['details', 'documents', 'people', 'finances', 'addresses', 'emails'];
const WIDE: Readonly<Record<'main' | 'aside', readonly Part[]>> = {
  main: ['people', 'documents', 'addresses'],
  aside: ['details', 'finances', 'emails'],
};

function Sections({ company, isActionRequired }: { company: CompanyInfo; isActionRequired: boolean }) {
  const t = useText();
  const isWide = useMedia(atLeast(breakpoints.desktop));
  const { may } = useCustomer();
  const { editCompany, uploadDocuments } = may.missing;
  const uploadLockedBecause = uploadDocuments && missingText(uploadDocuments, t);
  const lockedBecause = editCompany && missingText(editCompany, t);
  const parts: Readonly<Record<Part, ReactNode>> = {
    details: (
      <CompanyPart name="details">
        <CompanyFacts company={company} isActionRequired={isActionRequired} />
      </CompanyPart>
    ),
    documents: (
      <CompanyPart name="documents">
        <CompanyDocuments company={company} lockedBecause={uploadLockedBecause} />
        {company.asksDeclarations && <Declarations company={company.name} lockedBecause={lockedBecause} />}
      </CompanyPart>
    ),
    people: (
      <CompanyPart name="people">
        <CompanyPeople people={company.people} uploadLockedBecause={uploadLockedBecause} isManaged={may.manageUsers} />
        <OwnershipPart isManaged={may.manageUsers} />
        {company.people.length > 0 && <ResolutionPart people={company.people} isManaged={may.manageUsers} />}
      </CompanyPart>
    ),
    finances: (
      <CompanyPart name="finances">
        <FinancesSlot
          company={company}
          lockedBecause={lockedBecause}
          fallback={<Skeleton shape="row" hasToken={false} count={5} label={t('kit.loading')} />}
        />
      </CompanyPart>
    ),
    addresses: (
      <CompanyPart name="addresses">
        <AddressSection
          addresses={company.addresses}
          lockedBecause={lockedBecause}
          uploadLockedBecause={uploadLockedBecause}
        />
      </CompanyPart>
    ),
    emails: (
      <Rows>
        <Row
          title={<Text id="kit.place.companyEmails" />}
          aside={<ChevronRight className="text-muted size-5" />}
          to={paths.companyEmails.to()}
        />
      </Rows>
    ),
  };
  const show = (names: readonly Part[]) => names.map((name) => <Fragment key={name}>{parts[name]}</Fragment>);
  if (!isWide) return show(NARROW);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-x-14">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">{show(WIDE.main)}</div>
      <aside aria-label={company.name} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {show(WIDE.aside)}
      </aside>
    </div>
  );
}
