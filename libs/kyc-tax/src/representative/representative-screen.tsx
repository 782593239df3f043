import { query, queryClient } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { SupportNumber } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Output } from '@bank/protocol';
import { fatcaCrsCertificationRepresentativeGet } from '@bank/protocol/tax';
import { Banner, buttonClass, SummaryList } from '@bank/ui';
import { Link, useLoaderData } from 'react-router-dom';

export const handle = { title: 'kyc-tax.representative.title' } as const;

/** The guard of the address has loaded the certification with the secret (R1.2.6); this reads it again from the cache. */
export function loader(): Promise<Output<typeof fatcaCrsCertificationRepresentativeGet>> {
  return queryClient.ensureQueryData(query(fatcaCrsCertificationRepresentativeGet));
}

/**
 * What a representative's link opens: their part of a company's tax certification as the bank knows it. The form is not part of the
 * product yet, so the page says how the certification is given instead (ADR-20).
 */
export function Component() {
  const t = useText();
  const format = useFormat();
  const { fatcaCrsCertificationInfo: company, representativeInfo: person, documents } = useLoaderData<typeof loader>();
  const notKnown = <Text id="kyc-tax.representative.notKnown" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="heading-face text-xl break-words">
        <Text id="kyc-tax.representative.heading" values={{ company: company.name }} />
      </h1>
      <Banner tone="info" title={<Text id="kyc-tax.representative.whatTitle" />}>
        <Text id="kyc-tax.representative.what" values={{ number: <SupportNumber key="number" /> }} />
      </Banner>
      <SummaryList
        items={[
          {
            id: 'country',
            label: t('kyc-tax.representative.country'),
            value: format.displayName('region', company.registrationCountryCode),
          },
          {
            id: 'name',
            label: t('kyc-tax.representative.name'),
            value: `${person.firstName} ${person.lastName}`,
          },
          { id: 'phone', label: t('kyc-tax.representative.phone'), value: person.phone ?? notKnown },
          { id: 'address', label: t('kyc-tax.representative.address'), value: person.address ?? notKnown },
          {
            id: 'documents',
            label: t('kyc-tax.representative.documents'),
            value:
              documents.length === 0
                ? t('kyc-tax.representative.noDocuments')
                : documents.map(({ fileName }) => fileName).join(', '),
          },
        ]}
      />
      <Link to={paths.login.to()} className={buttonClass('secondary')}>
        <Text id="kyc-tax.representative.login" />
      </Link>
    </div>
  );
}
