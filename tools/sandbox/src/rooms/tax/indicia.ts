import type { BusinessUsIndicium } from '@bank/protocol/tax-business';
import type { UsIndicium } from '@bank/protocol/tax-personal';
import { isUsPhone } from '../../platform/north-american-phones';

/** What the bank knows of a person that can speak for the United States. */
interface Known {
  countryOfBirth: string | null;
  citizenship: readonly string[];
  /** Of the address that is certified. */
  addressCountry: string | null;
  phones: readonly { countryCode: string; number: string }[];
}

/** The same of a company. */
interface KnownCompany {
  registrationCountryCode: string;
  addressCountries: readonly string[];
  phones: Known['phones'];
}

/** R0.114: what can speak, in the order in which the bank tells it. */
type Indicia<Indicium, Of> = readonly (readonly [Indicium, (known: Of) => boolean])[];

const US = 'US';

const OF_A_PERSON: Indicia<UsIndicium, Known> = [
  ['birthplace', ({ countryOfBirth }) => countryOfBirth === US],
  ['citizenship', ({ citizenship }) => citizenship.includes(US)],
  ['address', ({ addressCountry }) => addressCountry === US],
  ['phone', ({ phones }) => phones.some(isUsPhone)],
];

const OF_A_COMPANY: Indicia<BusinessUsIndicium, KnownCompany> = [
  ['registration', ({ registrationCountryCode }) => registrationCountryCode === US],
  ['address', ({ addressCountries }) => addressCountries.includes(US)],
  ['phone', ({ phones }) => phones.some(isUsPhone)],
];

const speaking = <Indicium, Of>(indicia: Indicia<Indicium, Of>, known: Of): Indicium[] =>
  indicia.flatMap(([indicium, speaks]) => (speaks(known) ? [indicium] : []));

/** What speaks for a person of the United States, whatever they say. */
export const usIndiciaOf = (known: Known): UsIndicium[] => speaking(OF_A_PERSON, known);

/** What speaks for a company of the United States, whatever it says. */
export const businessUsIndiciaOf = (known: KnownCompany): BusinessUsIndicium[] => speaking(OF_A_COMPANY, known);
