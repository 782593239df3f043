import { useText } from '@bank/i18n';
import { Rows, Section } from '@bank/kit';
import type { CompanyInfo } from '@bank/protocol/profile-company';
import { documentCategory } from '@bank/protocol/documents';
import { CompanyPapers } from './company-papers';

const { businessRegistration, businessAdditional, sourceOfWealth } = documentCategory;

interface CompanyDocumentsProps {
  company: CompanyInfo;
  /** Why nothing may be uploaded, or undefined. */
  lockedBecause?: string;
}

/** The papers of the company itself, one row a kind (R3.3.6), and one for each source of its money that the bank asks about. */
export function CompanyDocuments({ company, lockedBecause }: CompanyDocumentsProps) {
  const t = useText();
  const nameOf = (id: string) =>
    company.financialDetail?.sources.find(({ sourceId }) => String(sourceId) === id)?.name ?? '';
  return (
    <Section title="profile.papers.title" lead={lockedBecause}>
      <Rows label={t('profile.papers.title')}>
        <CompanyPapers
          title={t('profile.papers.corporate')}
          help="profile.papers.corporateHelp"
          categoryId={businessRegistration}
          status={company.corporateDocumentStatus}
          documents={company.corporateDocuments}
          lockedBecause={lockedBecause}
        />
        {BRAND.sourceOfWealth &&
          Object.entries(company.sourceOfWealthDocuments).map(([id, documents]) => (
            <CompanyPapers
              key={id}
              title={t('profile.papers.wealthOf', { source: nameOf(id) })}
              help="profile.papers.wealthHelp"
              categoryId={sourceOfWealth}
              sourceId={Number(id)}
              status={company.sourceOfWealthDocumentStatuses[id] ?? 'none'}
              documents={documents}
              lockedBecause={lockedBecause}
            />
          ))}
        <CompanyPapers
          title={t('profile.papers.additional')}
          help="profile.papers.additionalHelp"
          categoryId={businessAdditional}
          status={company.additionalDocumentStatus}
          documents={company.additionalDocuments}
          lockedBecause={lockedBecause}
        />
      </Rows>
    </Section>
  );
}
