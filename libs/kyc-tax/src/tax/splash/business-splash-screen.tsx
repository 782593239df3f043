import { prefetch, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { addressesGet } from '@bank/protocol/profile-addresses';
import { fatcaCrsCertificationBusinessGet } from '@bank/protocol/tax-business';
import { taxCountry } from '@bank/protocol/tax-countries';
import { Answer } from '@bank/kit';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import type { ReactNode } from 'react';
import { Again } from '../cure/again';
import { Fact, Splash } from './splash';

export const handle = { title: 'kyc-tax.tax.splash.company.title' } as const;

/** The form that follows reads it. */
export function loader() {
  prefetch(query(fatcaCrsCertificationBusinessGet), query(addressesGet));
  return null;
}

const TEXTS = {
  title: 'kyc-tax.tax.splash.company.title',
  why: 'kyc-tax.tax.splash.company.why',
  rejected: 'kyc-tax.tax.splash.company.rejected',
  time: 'kyc-tax.tax.splash.company.time',
  have: 'kyc-tax.tax.splash.company.have',
  until: 'kyc-tax.tax.splash.company.until',
  over: 'kyc-tax.tax.splash.company.over',
} as const;

/** A user with full access certifies for the company; the others read which colleague can (R1.4.15). */
export function Component() {
  const { access } = useCustomer();
  const isRejected = access.taxResidencySelfCertificationDocumentStatus === 'rejected';
  const known = useQuery({
    ...query(fatcaCrsCertificationBusinessGet, undefined, { lazy: true }),
    enabled: isRejected,
  });
  if (!isRejected || known.isError) return <CompanySplash />;
  return (
    <Answer of={known}>
      {({ fatcaCrsCertificationInfo: { rejections, controllingPersons } }) => (
        <CompanySplash
          {...(rejections.length > 0 && {
            again: (
              <Again
                rejections={rejections}
                variant="tinBusiness"
                names={Object.fromEntries(controllingPersons.map((one) => [one.representativeId, one.name]))}
              />
            ),
          })}
        />
      )}
    </Answer>
  );
}

function CompanySplash({ again }: { again?: ReactNode }) {
  const { customer, may } = useCustomer();
  const { shortName } = taxCountry(customer.residenceCountryCode).tinBusiness;
  const begin = may.certifyTax ? paths.certificationBusiness.to() : null;
  return (
    <Splash texts={TEXTS} number={shortName} begin={begin} again={again}>
      {!may.certifyTax && (
        <Fact icon={Signature}>
          <Text id="kyc-tax.tax.splash.company.colleague" />
        </Fact>
      )}
    </Splash>
  );
}
