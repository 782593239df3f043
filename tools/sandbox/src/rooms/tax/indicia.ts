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

const US = 'US';

/** R0.114, in the order they are told. */
const INDICIA: readonly (readonly [UsIndicium, (known: Known) => boolean])[] = [
  ['birthplace', ({ countryOfBirth }) => countryOfBirth === US],
  ['citizenship', ({ citizenship }) => citizenship.includes(US)],
  ['address', ({ addressCountry }) => addressCountry === US],
  ['phone', ({ phones }) => phones.some(isUsPhone)],
];

/** What speaks for a person of the United States, whatever they say. */
export const usIndiciaOf = (known: Known): UsIndicium[] =>
  INDICIA.flatMap(([indicium, speaks]) => (speaks(known) ? [indicium] : []));
