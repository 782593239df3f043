import type { BusinessUsIndicium } from '@bank/protocol/tax-business';
import type { UsIndicium } from '@bank/protocol/tax-personal';
import { isUsPhone } from '../../platform/north-american-phones';

/** Facts about a person that can speak for the United States, certified or known to the bank. Country codes have two letters. */
export interface PersonFacts {
  birthCountries: readonly string[];
  citizenship: readonly string[];
  addressCountries: readonly string[];
  phones: readonly { countryCode: string; number: string }[];
}

/** The same of a company. */
interface CompanyFacts {
  registrationCountryCode: string;
  addressCountries: readonly string[];
  phones: PersonFacts['phones'];
}

/** R0.114: what can speak, in the order in which the bank tells it. */
type Indicia<Indicium, Of> = readonly (readonly [Indicium, (facts: Of) => boolean])[];

const US = 'US';

const OF_A_PERSON: Indicia<UsIndicium, PersonFacts> = [
  ['birthplace', ({ birthCountries }) => birthCountries.includes(US)],
  ['citizenship', ({ citizenship }) => citizenship.includes(US)],
  ['address', ({ addressCountries }) => addressCountries.includes(US)],
  ['phone', ({ phones }) => phones.some(isUsPhone)],
];

const OF_A_COMPANY: Indicia<BusinessUsIndicium, CompanyFacts> = [
  ['registration', ({ registrationCountryCode }) => registrationCountryCode === US],
  ['address', ({ addressCountries }) => addressCountries.includes(US)],
  ['phone', ({ phones }) => phones.some(isUsPhone)],
];

const speaking = <Indicium, Of>(indicia: Indicia<Indicium, Of>, facts: Of): Indicium[] =>
  indicia.flatMap(([indicium, speaks]) => (speaks(facts) ? [indicium] : []));

/** What speaks for a person of the United States by one source. */
export const usIndiciaOf = (facts: PersonFacts): UsIndicium[] => speaking(OF_A_PERSON, facts);

/** What speaks for a company of the United States, whatever it says. */
export const businessUsIndiciaOf = (facts: CompanyFacts): BusinessUsIndicium[] => speaking(OF_A_COMPANY, facts);

/** The answers of a person that can speak. Null and empty: not answered yet. */
interface Answered {
  countryOfBirth: string | null;
  citizenship: readonly string[];
}

/**
 * What speaks for a person of the United States by what they certify and by what the bank knows, together (R0.114). The customer cannot
 * take an indicium away by certifying something else.
 * @param addressCountry of the certified address; null: none is certified yet
 */
export const usIndiciaFound = (answers: Answered, addressCountry: string | null, record: PersonFacts): UsIndicium[] =>
  usIndiciaOf({
    birthCountries: [...record.birthCountries, answers.countryOfBirth ?? []].flat(),
    citizenship: [...record.citizenship, ...answers.citizenship],
    addressCountries: [...record.addressCountries, addressCountry ?? []].flat(),
    phones: record.phones,
  });
