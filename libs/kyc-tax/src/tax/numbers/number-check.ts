import type { Variant } from './variant';

interface Validator {
  validate(typed: string): { isValid: boolean };
}

/** The numbers of a country: what one of them takes for right may be right. */
type Load = () => Promise<readonly Validator[]>;

const one =
  (load: () => Promise<Validator>): Load =>
  async () => [await load()];

type Loads = Readonly<Record<string, Load>>;

/** Of people, by country, each its own code: a form fetches those of its own countries alone. */
const PEOPLE: Loads = {
  AR: one(() => import('stdnum/lib/esm/ar/cuit')),
  AT: one(() => import('stdnum/lib/esm/at/tin')),
  AU: one(() => import('stdnum/lib/esm/au/tfn')),
  BE: one(() => import('stdnum/lib/esm/be/nn')),
  BG: one(() => import('stdnum/lib/esm/bg/egn')),
  BR: one(() => import('stdnum/lib/esm/br/cpf')),
  CA: one(() => import('stdnum/lib/esm/ca/sin')),
  CH: one(() => import('stdnum/lib/esm/ch/ssn')),
  CL: one(() => import('stdnum/lib/esm/cl/rut')),
  CZ: one(() => import('stdnum/lib/esm/cz/rc')),
  DE: one(() => import('stdnum/lib/esm/de/idnr')),
  DK: one(() => import('stdnum/lib/esm/dk/cpr')),
  EE: one(() => import('stdnum/lib/esm/ee/ik')),
  ES: one(() => import('stdnum/lib/esm/es/nif')),
  FI: one(() => import('stdnum/lib/esm/fi/hetu')),
  FR: one(() => import('stdnum/lib/esm/fr/nif')),
  // Both are the number of a taxpayer.
  GB: () => Promise.all([import('stdnum/lib/esm/gb/nino'), import('stdnum/lib/esm/gb/utr')]),
  GR: one(() => import('stdnum/lib/esm/gr/vat')),
  HR: one(() => import('stdnum/lib/esm/hr/oib')),
  IE: one(() => import('stdnum/lib/esm/ie/pps')),
  IL: one(() => import('stdnum/lib/esm/il/idnr')),
  IN: one(() => import('stdnum/lib/esm/in/pan')),
  IT: one(() => import('stdnum/lib/esm/it/codicefiscale')),
  LT: one(() => import('stdnum/lib/esm/lt/asmens')),
  LV: one(() => import('stdnum/lib/esm/lv/pvn')),
  MD: one(() => import('stdnum/lib/esm/md/idno')),
  MX: one(() => import('stdnum/lib/esm/mx/rfc')),
  NL: one(() => import('stdnum/lib/esm/nl/bsn')),
  NO: one(() => import('stdnum/lib/esm/no/fodselsnummer')),
  NZ: one(() => import('stdnum/lib/esm/nz/ird')),
  PL: one(() => import('stdnum/lib/esm/pl/pesel')),
  PT: one(() => import('stdnum/lib/esm/pt/nif')),
  RO: one(() => import('stdnum/lib/esm/ro/cnp')),
  RU: one(() => import('stdnum/lib/esm/ru/inn')),
  SE: one(() => import('stdnum/lib/esm/se/personnummer')),
  SI: one(() => import('stdnum/lib/esm/si/ddv')),
  SK: one(() => import('stdnum/lib/esm/sk/rc')),
  TR: one(() => import('stdnum/lib/esm/tr/tckimlik')),
  UA: one(() => import('stdnum/lib/esm/ua/rntrc')),
  US: one(() => import('stdnum/lib/esm/us/ssn')),
};

/** Of companies. */
const COMPANIES: Loads = {
  AR: one(() => import('stdnum/lib/esm/ar/cuit')),
  AT: one(() => import('stdnum/lib/esm/at/tin')),
  AU: one(() => import('stdnum/lib/esm/au/tfn')),
  BE: one(() => import('stdnum/lib/esm/be/vat')),
  BG: one(() => import('stdnum/lib/esm/bg/vat')),
  BR: one(() => import('stdnum/lib/esm/br/cnpj')),
  CA: one(() => import('stdnum/lib/esm/ca/bn')),
  CH: one(() => import('stdnum/lib/esm/ch/uid')),
  CL: one(() => import('stdnum/lib/esm/cl/rut')),
  CZ: one(() => import('stdnum/lib/esm/cz/dic')),
  DE: one(() => import('stdnum/lib/esm/de/stnr')),
  DK: one(() => import('stdnum/lib/esm/dk/cvr')),
  EE: one(() => import('stdnum/lib/esm/ee/registrikood')),
  ES: one(() => import('stdnum/lib/esm/es/nif')),
  FI: one(() => import('stdnum/lib/esm/fi/ytunnus')),
  FR: one(() => import('stdnum/lib/esm/fr/siren')),
  GB: one(() => import('stdnum/lib/esm/gb/utr')),
  GR: one(() => import('stdnum/lib/esm/gr/vat')),
  HR: one(() => import('stdnum/lib/esm/hr/oib')),
  HU: one(() => import('stdnum/lib/esm/hu/anum')),
  IE: one(() => import('stdnum/lib/esm/ie/vat')),
  IL: one(() => import('stdnum/lib/esm/il/hp')),
  IN: one(() => import('stdnum/lib/esm/in/pan')),
  IT: one(() => import('stdnum/lib/esm/it/iva')),
  LT: one(() => import('stdnum/lib/esm/lt/pvm')),
  LV: one(() => import('stdnum/lib/esm/lv/pvn')),
  MD: one(() => import('stdnum/lib/esm/md/idno')),
  MX: one(() => import('stdnum/lib/esm/mx/rfc')),
  NL: one(() => import('stdnum/lib/esm/nl/bsn')),
  NO: one(() => import('stdnum/lib/esm/no/orgnr')),
  NZ: one(() => import('stdnum/lib/esm/nz/ird')),
  PL: one(() => import('stdnum/lib/esm/pl/nip')),
  PT: one(() => import('stdnum/lib/esm/pt/nif')),
  RO: one(() => import('stdnum/lib/esm/ro/cui')),
  RU: one(() => import('stdnum/lib/esm/ru/inn')),
  SE: one(() => import('stdnum/lib/esm/se/orgnr')),
  SI: one(() => import('stdnum/lib/esm/si/ddv')),
  SK: one(() => import('stdnum/lib/esm/sk/dph')),
  TR: one(() => import('stdnum/lib/esm/tr/vkn')),
  UA: one(() => import('stdnum/lib/esm/ua/edrpou')),
  US: one(() => import('stdnum/lib/esm/us/ein')),
};

const LOADS: Readonly<Record<Variant, Loads>> = { tinPersonal: PEOPLE, tinBusiness: COMPANIES };

/** The countries whose numbers are checked. */
export const CHECKED: Readonly<Record<Variant, readonly string[]>> = {
  tinPersonal: Object.keys(PEOPLE),
  tinBusiness: Object.keys(COMPANIES),
};

/** Whether a number can be one of theirs there: by its form and its check digits. */
export type NumberCheck = (typed: string) => boolean;

/** The check of a country; null where none is known. @throws while its code does not come */
export async function numberCheck(countryCode: string, variant: Variant): Promise<NumberCheck | null> {
  const load = LOADS[variant][countryCode];
  if (load === undefined) return null;
  const validators = await load();
  return (typed) => validators.some(({ validate }) => validate(typed.trim()).isValid);
}
