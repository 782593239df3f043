import { type MessageId, useFormat, useText } from '@bank/i18n';
import { taxCountry } from '@bank/protocol/tax-countries';
import type { Variant } from '../numbers/variant';
import type { Place } from './place';

/** What each place of a certification is called. */
const WORDS: Readonly<Record<string, MessageId>> = {
  cityOfBirth: 'kyc-tax.tax.sign.born',
  countryOfBirth: 'kyc-tax.tax.sign.born',
  dateOfBirth: 'kyc-tax.tax.birthday.label',
  citizenship: 'kyc-tax.tax.citizenship.label',
  addressId: 'kyc-tax.tax.sign.address',
  isUSTaxPayer: 'kyc-tax.tax.plan.us',
  'papers.w9': 'kyc-tax.tax.papers.w9.label',
  'papers.w8': 'kyc-tax.tax.papers.w8.label',
  'papers.lossOfNationality': 'kyc-tax.tax.papers.lossOfNationality.label',
  lossOfNationalityMissing: 'kyc-tax.tax.papers.lossOfNationality.label',
  entityType: 'kyc-tax.tax.entity.label',
  registeredAddressId: 'kyc-tax.tax.addresses.registered',
  placeOfBusinessAddressId: 'kyc-tax.tax.addresses.business',
  'questions.isFinancialInstitution': 'kyc-tax.tax.entity.isFinancialInstitution.label',
  'questions.isUsingClientFunds': 'kyc-tax.tax.entity.isUsingClientFunds.label',
  'questions.isManagedByFinancialInstitution': 'kyc-tax.tax.entity.isManagedByFinancialInstitution.label',
  'questions.giin': 'kyc-tax.tax.entity.giin.label',
  'questions.giinMissingReason': 'kyc-tax.tax.entity.giin.label',
  'questions.isPubliclyTraded': 'kyc-tax.tax.entity.isPubliclyTraded.label',
  'questions.companySecurityMarket': 'kyc-tax.tax.traded.market',
  'questions.companyTicket': 'kyc-tax.tax.traded.ticket',
  'questions.isOwnPubliclyTradedCompany': 'kyc-tax.tax.entity.isOwnPubliclyTradedCompany.label',
  'questions.companyOwnedByYou': 'kyc-tax.tax.related.name',
  'questions.isEarnPassiveIncome': 'kyc-tax.tax.entity.isEarnPassiveIncome.label',
};

/** What a rejection is about, "NIF, Portugal"; of a person who controls a company with their name. */
export function useSubject(variant: Variant, names: Readonly<Record<number, string>> = {}) {
  const t = useText();
  const format = useFormat();
  return ({ field, countryCode, representativeId }: Place): string => {
    const own = representativeId === null ? variant : 'tinPersonal';
    const countries = variant === 'tinPersonal' ? 'kyc-tax.tax.countries.label' : 'kyc-tax.tax.companyCountries.label';
    const words = WORDS[field] ?? countries;
    const subject =
      countryCode === null
        ? t(words)
        : `${taxCountry(countryCode)[own].shortName}, ${format.displayName('region', countryCode)}`;
    const name = representativeId === null ? undefined : names[representativeId];
    return name === undefined ? subject : `${name}: ${subject}`;
  };
}
