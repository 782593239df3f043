import { plainIban } from './iban';

/** A bank of the dictionary. All of them are made up; the codes have the form that real ones have. */
export interface Bank {
  swift: string;
  /** How the account part of its IBANs begins; empty where its country has none. */
  ibanPart: string;
  bankName: string;
  address: string;
  city: string;
  zip: string;
  countryIso: string;
  branch: string;
}

const bank = (swift: string, ibanPart: string, bankName: string, address: string, city: string, zip: string): Bank => ({
  ...{ swift, ibanPart, bankName, address, city, zip },
  countryIso: swift.slice(4, 6),
  branch: swift.slice(8),
});

export const BANKS: readonly Bank[] = [
  bank('NORDDEFF', '37040044', 'Nordufer Bank', 'Am Kai 12', 'Hamburg', '20457'),
  bank('SANDESMM', '21000418', 'Banco del Sandal', 'Calle Mayor 40', 'Madrid', '28013'),
  bank('CARPROBU', 'CARP', 'Banca Carpatica Nouă', 'Calea Victoriei 88', 'București', '010083'),
  bank('RIVEFRPP', '20041', 'Banque de la Rive', '8 quai des Fleurs', 'Paris', '75004'),
  bank('HARBGB2L', 'NWBK', 'Harbour Street Bank', '5 Harbour Street', 'London', 'EC3R 6AB'),
  bank('TEJOPTPL', '0002', 'Banco do Tejo', 'Rua Augusta 101', 'Lisboa', '1100-048'),
  bank('DNIPUAUK', '322313', 'Dnipro Bank', 'вул. Хрещатик 22', 'Київ', '01001'),
  bank('LAKEUS33', '', 'Lakeshore National Bank', '200 Lake Shore Drive', 'Chicago', '60611'),
  bank('MAPLCATT', '', 'Maple Trust', '77 King Street', 'Toronto', 'M5K 1A1'),
  bank('SAKUJPJT', '', 'Sakura Shinkin', '3-1 Marunouchi', 'Tokyo', '100-0005'),
  bank('PINHBRSP', '60701190', 'Banco Pinheiro', 'Avenida Paulista 900', 'São Paulo', '01310-100'),
];

/** The bank that a SWIFT code or an IBAN names. A branch's code finds its bank, too. */
export function findBank({ swift = '', iban = '' }: { swift?: string; iban?: string }): Bank | undefined {
  const code = plainIban(swift);
  if (code.length === 8 || code.length === 11) return BANKS.find((known) => known.swift === code.slice(0, 8));
  const number = plainIban(iban);
  return BANKS.find(
    ({ ibanPart, countryIso }) =>
      ibanPart !== '' && number.startsWith(countryIso) && number.slice(4).startsWith(ibanPart),
  );
}

interface Branched {
  code: string;
  name: string;
  branches: readonly { code: string; name: string }[];
}

/** R2.9.9: the banks of the countries that ask for codes of bank and branch. All of them are made up. */
export const LOCAL_BANKS: Readonly<Record<string, readonly Branched[]>> = {
  BR: [
    {
      code: '341',
      name: 'Banco Pinheiro',
      branches: [
        { code: '0912', name: 'São Paulo, Paulista' },
        { code: '2204', name: 'Rio de Janeiro, Centro' },
      ],
    },
    { code: '077', name: 'Banco Ipê', branches: [{ code: '0001', name: 'Belo Horizonte' }] },
  ],
  HK: [
    {
      code: '024',
      name: 'Harbour Lantern Bank',
      branches: [
        { code: '601', name: 'Central' },
        { code: '618', name: 'Mong Kok' },
      ],
    },
  ],
  JP: [
    {
      code: '0138',
      name: 'Sakura Shinkin',
      branches: [
        { code: '001', name: 'Marunouchi' },
        { code: '047', name: 'Ōsaka' },
      ],
    },
    { code: '0542', name: 'Kaede Bank', branches: [{ code: '103', name: 'Sapporo' }] },
  ],
  LK: [{ code: '7083', name: 'Lagoon Bank', branches: [{ code: '012', name: 'Colombo Fort' }] }],
};

/** The banks that instant payments by key reach. */
export const INSTANT_BANKS: readonly { code: string; name: string }[] = (LOCAL_BANKS['BR'] ?? []).map(
  ({ code, name }) => ({ code, name }),
);
