import type { Variant } from './variant';

/** Where a tax number is found, in the words of the country: it stands there like that. */
export interface NumberHelp {
  /** The shape of the number, with zeros and A for what differs. */
  shape: string;
  /** What carries it. */
  paper?: string;
  /** Whose letters name it. */
  office: string;
}

type Row = readonly [shape: string, paper: string | null, office: string];

// R3.9.8: the countries of our customers and their neighbours. What is not here is asked for all the same, without help.
const ROWS: Readonly<Record<string, Row>> = {
  AR: ['00-00000000-0', 'constancia de CUIL', 'ARCA'],
  AT: ['00 000/0000', 'Einkommensteuerbescheid', 'Finanzamt Österreich'],
  AU: ['000 000 000', null, 'Australian Taxation Office'],
  BE: ['00.00.00-000.00', 'eID', 'SPF Finances / FOD Financiën'],
  BG: ['0000000000', 'лична карта', 'НАП'],
  BR: ['000.000.000-00', 'carteira de identidade', 'Receita Federal'],
  CA: ['000-000-000', null, 'Canada Revenue Agency'],
  CH: ['756.0000.0000.00', 'Versichertenkarte', 'Steuerverwaltung'],
  CL: ['00.000.000-0', 'cédula de identidad', 'Servicio de Impuestos Internos'],
  CY: ['00000000A', null, 'Τμήμα Φορολογίας'],
  CZ: ['000000/0000', 'občanský průkaz', 'finanční úřad'],
  DE: ['00 000 000 000', 'Lohnsteuerbescheinigung', 'Finanzamt'],
  DK: ['000000-0000', 'sundhedskort', 'Skattestyrelsen'],
  EE: ['00000000000', 'ID-kaart', 'Maksu- ja Tolliamet'],
  ES: ['00000000A', 'DNI, TIE', 'Agencia Tributaria'],
  FI: ['000000-000A', 'henkilökortti', 'Verohallinto'],
  FR: ['00 00 000 000 000', 'avis d’impôt', 'Direction générale des Finances publiques'],
  GB: ['AA 00 00 00 A', 'payslip', 'HM Revenue & Customs'],
  GR: ['000000000', 'εκκαθαριστικό σημείωμα', 'ΑΑΔΕ'],
  HR: ['00000000000', 'osobna iskaznica', 'Porezna uprava'],
  HU: ['0000000000', 'adókártya', 'NAV'],
  IE: ['0000000AA', 'Public Services Card', 'Revenue'],
  IL: ['00000000-0', 'תעודת זהות', 'רשות המסים'],
  IN: ['AAAAA0000A', 'PAN card', 'Income Tax Department'],
  IT: ['AAAAAA00A00A000A', 'tessera sanitaria', 'Agenzia delle Entrate'],
  LT: ['00000000000', 'asmens tapatybės kortelė', 'VMI'],
  LU: ['0000 0000 00000', 'carte de sécurité sociale', 'Administration des contributions directes'],
  LV: ['000000-00000', 'personas apliecība', 'VID'],
  MD: ['0000000000000', 'buletin de identitate', 'Serviciul Fiscal de Stat'],
  MT: ['0000000A', 'ID card', 'Malta Tax and Customs Administration'],
  MX: ['AAAA000000AAA', 'constancia de situación fiscal', 'SAT'],
  NL: ['000000000', 'identiteitskaart', 'Belastingdienst'],
  NO: ['000000 00000', 'nasjonalt ID-kort', 'Skatteetaten'],
  NZ: ['000-000-000', null, 'Inland Revenue'],
  PL: ['00000000000', 'dowód osobisty', 'urząd skarbowy'],
  PT: ['000 000 000', 'Cartão de Cidadão', 'Autoridade Tributária'],
  RO: ['0000000000000', 'carte de identitate', 'ANAF'],
  RU: ['000000000000', 'свидетельство ИНН', 'ФНС'],
  SE: ['000000-0000', 'id-kort', 'Skatteverket'],
  SI: ['00000000', 'potrdilo o davčni številki', 'FURS'],
  SK: ['000000/0000', 'občiansky preukaz', 'Finančná správa'],
  TR: ['00000000000', 'kimlik kartı', 'Gelir İdaresi Başkanlığı'],
  UA: ['0000000000', 'картка платника податків', 'ДПС'],
  US: ['000-00-0000', 'Social Security card', 'IRS'],
};

/** The shapes of companies' numbers, where they are others than people's; the same offices write to both. */
const COMPANY_SHAPES: Readonly<Record<string, string>> = {
  BE: '0000.000.000',
  BG: '000000000',
  BR: '00.000.000/0000-00',
  CA: '000000000',
  CH: 'CHE-000.000.000',
  CZ: 'CZ00000000',
  DE: '000/000/00000',
  DK: '00000000',
  EE: '00000000',
  ES: 'A00000000',
  FI: '0000000-0',
  FR: '000 000 000',
  GB: '00000 00000',
  HU: '00000000-0-00',
  IE: '0000000A',
  IL: '000000000',
  IT: '00000000000',
  LT: '000000000',
  LU: '0000 0000 000',
  LV: '00000000000',
  MT: '000000000',
  MX: 'AAA000000AAA',
  NO: '000 000 000',
  PL: '000-000-00-00',
  RO: '00000000',
  RU: '0000000000',
  SK: '0000000000',
  TR: '0000000000',
  UA: '00000000',
  US: '00-0000000',
};

/** What helps to find a number; null where nothing is known. The papers are those of people: a company looks at its letters. */
export function numberHelp(countryCode: string, variant: Variant): NumberHelp | null {
  const row = ROWS[countryCode];
  if (row === undefined) return null;
  const [shape, paper, office] = row;
  if (variant === 'tinBusiness') return { shape: COMPANY_SHAPES[countryCode] ?? shape, office };
  return { shape, office, ...(paper !== null && { paper }) };
}
