import { useFormat, useText } from '@bank/i18n';
import { useConjoined } from '@bank/kit';
import { useNumberShown } from '../taxed/use-number-shown';
import type { PersonAnswers } from './person-answers';

export interface PersonNames {
  country(code: string): string;
  born: string | null;
  citizenship: string | null;
  address: string | null;
  countries: string | null;
  us: string | null;
  number(code: string): string | null;
}

/** The answers of a person in words; null where there is none. @param address where they live, on one line */
export function usePersonNames(answers: PersonAnswers, address: string | null): PersonNames {
  const t = useText();
  const format = useFormat();
  const list = useConjoined();
  const number = useNumberShown('tinPersonal');
  const country = (code: string) => format.displayName('region', code);
  const all = (codes: readonly string[]) => (codes.length === 0 ? null : list(codes.map(country)));
  const { cityOfBirth, countryOfBirth, citizenship, countries, isUSTaxPayer } = answers;
  return {
    country,
    born: cityOfBirth === '' ? null : `${cityOfBirth}, ${country(countryOfBirth)}`,
    citizenship: all(citizenship),
    address,
    countries: all(countries),
    us:
      isUSTaxPayer === ''
        ? null
        : t(isUSTaxPayer === 'yes' ? 'kyc-tax.tax.said.usPerson' : 'kyc-tax.tax.said.noUsPerson'),
    number: (code) => number(answers, code),
  };
}
