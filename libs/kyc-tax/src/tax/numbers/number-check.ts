interface Validator {
  validate(typed: string): { isValid: boolean };
}

/** The numbers of a country: what one of them takes for right may be right. */
type Load = () => Promise<readonly Validator[]>;

const one =
  (load: () => Promise<Validator>): Load =>
  async () => [await load()];

/** By country, each its own code: a form fetches those of its own countries alone. */
const LOADS: Readonly<Record<string, Load>> = {
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

/** Whether a number can be one of a person there: by its form and its check digits. */
export type NumberCheck = (typed: string) => boolean;

/** The check of a country; null where none is known, and while its code does not come: nothing is said of a number then. */
export async function numberCheck(countryCode: string): Promise<NumberCheck | null> {
  const load = LOADS[countryCode];
  if (load === undefined) return null;
  try {
    const validators = await load();
    return (typed) => validators.some(({ validate }) => validate(typed.trim()).isValid);
  } catch {
    return null;
  }
}
