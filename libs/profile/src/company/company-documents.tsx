import { useText } from '@bank/i18n';
import { Rows, Section } from '@bank/kit';
import type { CompanyInfo } from '@bank/protocol/profile-company';
import { documentCategory } from '@bank/protocol/verification';
import { CompanyPapers } from './company-papers';

const { businessRegistration, businessAdditional, sourceOfWealth } = documentCategory;

interface CompanyDocumentsProps {
  company: CompanyInfo;
  /** Why nothing may be uploaded, or undefined. */
  lockedBecause?: string;
}

/** The papers of the company itself, one row a kind (R3.3.6). */
export function CompanyDocuments({ company, lockedBecause }: CompanyDocumentsProps) {
  const t = useText();
  return (
    <Section title="profile.papers.title" lead={lockedBecause}>
      <Rows label={t('profile.papers.title')}>
        <CompanyPapers
          title="profile.papers.corporate"
          help="profile.papers.corporateHelp"
          categoryId={businessRegistration}
          papers={company.corporate}
          lockedBecause={lockedBecause}
        />
        {BRAND.sourceOfWealth && (
          <CompanyPapers
            title="profile.papers.wealth"
            help="profile.papers.wealthHelp"
            categoryId={sourceOfWealth}
            papers={company.sourceOfWealth}
            lockedBecause={lockedBecause}
          />
        )}
        <CompanyPapers
          title="profile.papers.additional"
          help="profile.papers.additionalHelp"
          categoryId={businessAdditional}
          papers={company.additional}
          lockedBecause={lockedBecause}
        />
      </Rows>
    </Section>
  );
}
