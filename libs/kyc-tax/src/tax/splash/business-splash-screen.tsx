import { prefetch, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { fatcaCrsCertificationBusinessGet } from '@bank/protocol/tax-business';
import { taxCountry } from '@bank/protocol/tax-countries';
import { useCustomer } from '@bank/session/calls';
import { Signature } from 'lucide-react';
import { Fact, Splash } from './splash';

export const handle = { title: 'kyc-tax.tax.splash.company.title' } as const;

/** The form that follows reads it. */
export function loader() {
  prefetch(query(fatcaCrsCertificationBusinessGet));
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
  const { customer, may } = useCustomer();
  const { shortName } = taxCountry(customer.residenceCountryCode).tinBusiness;
  return (
    <Splash texts={TEXTS} number={shortName} begin={may.certifyTax ? paths.certificationBusiness.to() : null}>
      {!may.certifyTax && (
        <Fact icon={Signature}>
          <Text id="kyc-tax.tax.splash.company.colleague" />
        </Fact>
      )}
    </Splash>
  );
}
