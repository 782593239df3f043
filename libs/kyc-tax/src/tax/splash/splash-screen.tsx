import { prefetch, query } from '@bank/api-client';
import { paths } from '@bank/paths';
import { birthCountries } from '@bank/protocol/dictionaries';
import { addressesGet } from '@bank/protocol/profile-addresses';
import { taxCountry } from '@bank/protocol/tax-countries';
import { fatcaCrsCertificationPersonalGet } from '@bank/protocol/tax-personal';
import { useCustomer } from '@bank/session/calls';
import { Answer } from '@bank/kit';
import { useQuery } from '@tanstack/react-query';
import { Again } from '../cure/again';
import { Splash } from './splash';

export const handle = { title: 'kyc-tax.tax.title' } as const;

/** The form that follows reads it. */
export function loader() {
  prefetch(query(fatcaCrsCertificationPersonalGet), query(birthCountries), query(addressesGet));
  return null;
}

const TEXTS = {
  title: 'kyc-tax.tax.title',
  why: 'kyc-tax.tax.splash.why',
  rejected: 'kyc-tax.tax.splash.rejected',
  time: 'kyc-tax.tax.splash.time',
  have: 'kyc-tax.tax.splash.have',
  until: 'kyc-tax.tax.splash.until',
  over: 'kyc-tax.tax.splash.over',
} as const;

/** A person certifies for themself (R1.4.14). */
export function Component() {
  const { customer, access } = useCustomer();
  const { shortName } = taxCountry(customer.residenceCountryCode).tinPersonal;
  const isRejected = access.taxResidencySelfCertificationDocumentStatus === 'rejected';
  const known = useQuery({
    ...query(fatcaCrsCertificationPersonalGet, undefined, { lazy: true }),
    enabled: isRejected,
  });
  const splash = { texts: TEXTS, number: shortName, begin: paths.certification.to() };
  if (!isRejected || known.isError) return <Splash {...splash} />;
  return (
    <Answer of={known}>
      {({ fatcaCrsCertificationInfo: { rejections } }) => (
        <Splash
          {...splash}
          {...(rejections.length > 0 && { again: <Again rejections={rejections} variant="tinPersonal" /> })}
        />
      )}
    </Answer>
  );
}
