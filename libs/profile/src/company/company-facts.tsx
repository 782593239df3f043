import { phoneText } from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import type { CompanyInfo } from '@bank/protocol/profile-company';
import { Badge, SummaryList, type SummaryItem } from '@bank/ui';

const STANDING = {
  limited: { tone: 'danger', text: 'profile.company.limited' },
  actionRequired: { tone: 'warning', text: 'profile.actionRequired' },
  verified: { tone: 'positive', text: 'profile.company.verified' },
  unverified: { tone: 'warning', text: 'profile.company.unverified' },
} as const;

/** The order of R1.4.31 to R1.4.38: a limit first, then what is missing, and only then whether the company is verified. */
const standingOf = ({ limited, verified }: CompanyInfo, isActionRequired: boolean): keyof typeof STANDING =>
  limited ? 'limited' : isActionRequired ? 'actionRequired' : verified ? 'verified' : 'unverified';

interface CompanyFactsProps {
  company: CompanyInfo;
  /** The bank waits for something of the company. */
  isActionRequired: boolean;
}

/** The company as registered. A change happens at the register first. */
export function CompanyFacts({ company, isActionRequired }: CompanyFactsProps) {
  const standing = standingOf(company, isActionRequired);
  const t = useText();
  const format = useFormat();
  const { name, tradingName, registrationNumber, registrationDate, businessTaxId, phone, website, description } =
    company;
  const { financialInstitution: institution } = company;
  const line = (id: string, label: string, value: string | null): SummaryItem => ({
    id,
    label,
    value: value ?? <Text id="profile.notGiven" />,
  });
  return (
    <section aria-label={name} className="section">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="section-face min-w-0">{name}</h2>
        <Badge tone={STANDING[standing].tone}>
          <Text id={STANDING[standing].text} />
        </Badge>
      </div>
      {company.isConverted && (
        <p className="text-muted mt-1 text-sm">
          <Text id="profile.company.converted" />
        </p>
      )}
      {description !== null && <p className="text-muted mt-1 mb-2">{description}</p>}
      <SummaryList
        items={[
          line('trading', t('profile.company.tradingName'), tradingName),
          line('country', t('profile.company.country'), format.displayName('region', company.registrationCountryCode)),
          line('number', t('profile.company.number'), registrationNumber),
          line('date', t('profile.company.date'), registrationDate && format.date(registrationDate, 'day')),
          line('taxId', t('profile.company.taxId'), businessTaxId),
          ...(institution === null
            ? []
            : [
                line(
                  'institution',
                  t('profile.company.institution'),
                  t('profile.company.institutionOf', {
                    regulator: institution.regulator ?? '–',
                    licence: institution.licenceNumber ?? '–',
                  }),
                ),
              ]),
          line('email', t('profile.company.email'), company.email),
          line('phone', t('profile.person.phone'), phone && phoneText(phone)),
          line('website', t('profile.company.website'), website?.replace(/^https?:\/\//, '') ?? null),
        ]}
      />
    </section>
  );
}
