import { query } from '@bank/api-client';
import { useFormat, useText } from '@bank/i18n';
import { useConjoined } from '@bank/kit';
import { addressesGet } from '@bank/protocol/profile-addresses';
import { taxCountry } from '@bank/protocol/tax-countries';
import { useQuery } from '@tanstack/react-query';
import type { TaxAnswers } from './answers';

/** So much of a number is enough to know which one it is. */
const SHOWN = 3;

const REASONS = {
  notIssued: 'kyc-tax.tax.said.notIssued',
  cannotObtain: 'kyc-tax.tax.said.cannotObtain',
  notRequired: 'kyc-tax.tax.said.notRequired',
} as const;

/** The answers in words; null where there is none. */
export function useNames(answers: TaxAnswers) {
  const t = useText();
  const format = useFormat();
  const list = useConjoined();
  const addresses = useQuery(query(addressesGet, undefined, { lazy: true }));
  const address = addresses.data?.addresses.find(({ addressId }) => String(addressId) === answers.addressId);
  const country = (code: string) => format.displayName('region', code);
  const all = (codes: readonly string[]) => (codes.length === 0 ? null : list(codes.map(country)));
  return {
    country,
    born: answers.cityOfBirth === '' ? null : `${answers.cityOfBirth}, ${country(answers.countryOfBirth)}`,
    citizenship: all(answers.citizenship),
    address: address ? [address.address1, address.city].join(', ') : null,
    countries: all(answers.countries),
    us: t(answers.isUSTaxPayer === 'yes' ? 'kyc-tax.tax.said.usPerson' : 'kyc-tax.tax.said.noUsPerson'),
    /** "NIF ··· 789": never all of a number. */
    number(code: string): string | null {
      const reason = answers.reasons[code];
      const name = taxCountry(code).tinPersonal.shortName;
      if (reason !== undefined) return `${name}: ${t(REASONS[reason])}`;
      const number = answers.numbers[code];
      if (number === undefined) return null;
      return number === '' ? `${name}: ${t('kyc-tax.tax.said.none')}` : `${name} ··· ${number.slice(-SHOWN)}`;
    },
  };
}
