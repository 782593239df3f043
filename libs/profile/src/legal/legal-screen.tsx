import { prefetch, query } from '@bank/api-client';
import { useBrand, type LegalLink } from '@bank/brand';
import { Text, type MessageId, useText } from '@bank/i18n';
import { Page, Rows, Together } from '@bank/kit';
import { legalInfo } from '@bank/protocol/profile';
import { termsWaiting } from '@bank/protocol/terms-waiting';
import { customerQueries } from '@bank/session/calls';
import { SectionHeading, SummaryList } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { AcceptedTerms } from './accepted-terms';
import { PartnerAgreement } from './partner-agreement';
import { TaxCertificate } from './tax-certificate';
import { startTaxCertification, useTaxCertification } from './tax-certification';
import { TermsToCome } from './terms-to-come';

export const handle = { title: 'kit.place.legal', isOwn: true } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(customerQueries.info(), customerQueries.access(), query(legalInfo), query(termsWaiting));
  startTaxCertification();
  return null;
}

const LINKS: Record<LegalLink['id'], MessageId> = {
  terms: 'kit.legal.terms',
  privacy: 'profile.legal.privacy',
  fees: 'kit.legal.fees',
  complaints: 'kit.legal.complaints',
  deposits: 'profile.legal.deposits',
};

/** The agreements of the user, and their other party (R1.2.10, R2.7.13). */
export function Component() {
  const t = useText();
  const { legalName, termsLinks, feeLinks, letter, supportNumber } = useBrand();
  const { addressLines, registrationNumber, licence, bic, email } = letter;
  const parts = [useQuery(query(termsWaiting)), useQuery(query(legalInfo)), useTaxCertification()];
  return (
    <Page title="kit.place.legal">
      <Together of={parts} hasTokens={false}>
        <TermsToCome />
        <Rows>
          {[...termsLinks, ...feeLinks].map(({ id, href }) => (
            <li key={id}>
              <a href={href} target="_blank" rel="noreferrer" className="row row-control">
                <span className="row-main font-medium">
                  <Text id={LINKS[id]} />
                </span>
                <span className="sr-only">
                  <Text id="profile.legal.newTab" />
                </span>
                <ExternalLink className="text-muted size-5 shrink-0" />
              </a>
            </li>
          ))}
        </Rows>
        <AcceptedTerms />
        <TaxCertificate />
        <PartnerAgreement />
        <section className="section grid grid-cols-[minmax(0,1fr)] gap-2">
          <SectionHeading>
            <Text id="profile.legal.about" />
          </SectionHeading>
          <div>
            <SummaryList
              items={[
                { id: 'name', label: t('profile.legal.name'), value: legalName },
                { id: 'licence', label: t('profile.legal.licence'), value: licence },
                { id: 'number', label: t('profile.legal.number'), value: registrationNumber },
                { id: 'bic', label: t('profile.legal.bic'), value: bic },
                { id: 'address', label: t('profile.legal.address'), value: addressLines.join(', ') },
                { id: 'phone', label: t('profile.legal.phone'), value: supportNumber },
                { id: 'email', label: t('profile.legal.email'), value: email },
              ]}
            />
          </div>
        </section>
      </Together>
    </Page>
  );
}
