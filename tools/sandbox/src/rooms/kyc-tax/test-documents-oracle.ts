/**
 * What the bank takes and what follows from it, written by hand from R2.3.4, R2.5.7, R3.3.6 and R3.3.7, and never read from the tables of
 * the sandbox: one that says something else contradicts this file. `documents.matrix.test.ts` tries it cell by cell.
 */

/** R3.3.6, 1 to 12. */
export const CATEGORIES = {
  ...{ identity: 1, address: 2, phone: 3, businessRegistration: 4, other: 5, relationship: 6, businessAddress: 7 },
  ...{ registrationAddress: 8, control: 9, businessAdditional: 10, sourceOfWealth: 11, residencePermit: 12 },
} as const;

interface Taken {
  /** What one file is: a whole document, or one side of it. */
  typeId: number;
  category: number;
  /** The document that it is, or a side of. */
  document: number;
  /** The side that belongs to it; undefined: the document is sent whole. */
  otherSide?: number;
  /** The countries whose papers they are; undefined: of any country. */
  only?: readonly string[];
}

const REGISTERS = ['AT', 'BE', 'BG', 'DE', 'EE', 'ES', 'IT', 'LT', 'LV', 'NL', 'PL', 'RO'];

/** Every kind of file of a category that has kinds. A category without a line takes files of any kind, which say none. */
export const TAKEN: readonly Taken[] = [
  { typeId: 1, category: 1, document: 1 },
  { typeId: 401, category: 1, document: 4, otherSide: 402 },
  { typeId: 402, category: 1, document: 4, otherSide: 401 },
  { typeId: 501, category: 1, document: 5, otherSide: 502 },
  { typeId: 502, category: 1, document: 5, otherSide: 501 },
  { typeId: 881, category: 1, document: 88, otherSide: 882, only: ['RU', 'UA'] },
  { typeId: 882, category: 1, document: 88, otherSide: 881, only: ['RU', 'UA'] },
  { typeId: 101, category: 2, document: 101 },
  { typeId: 102, category: 2, document: 102 },
  { typeId: 103, category: 2, document: 103 },
  { typeId: 104, category: 2, document: 104 },
  { typeId: 105, category: 2, document: 105, only: REGISTERS },
  { typeId: 12, category: 12, document: 12 },
];

/** Documents that no file can be, because each of their sides is a file; and an id of nothing. */
export const NO_FILE: readonly number[] = [4, 5, 88, 999];

/** Whether a file of this kind is taken. @param countries whose papers count */
export function isTaken(category: number, typeId: number | null, countries: readonly string[]): boolean {
  const kinds = TAKEN.filter((one) => one.category === category);
  if (kinds.length === 0) return typeId === null;
  return kinds.some((one) => one.typeId === typeId && (one.only?.some((it) => countries.includes(it)) ?? true));
}

/** The documents of a category as a list of what can be sent names them, each with its sides. */
export function takenIn(category: number, countries: readonly string[]): [document: number, sides: number[]][] {
  const files = TAKEN.filter((one) => one.category === category && isTaken(category, one.typeId, countries));
  const documents = [...new Set(files.map(({ document }) => document))];
  return documents.map((document) => {
    const sides = files.filter((one) => one.document === document && one.otherSide !== undefined);
    return [document, sides.map(({ typeId }) => typeId)];
  });
}

/** The side that makes a whole with this one; null for what is sent whole. */
export const otherSideOf = (typeId: number | null): number | null =>
  TAKEN.find((one) => one.typeId === typeId)?.otherSide ?? null;

interface Before {
  /** R2.3.4; null: nothing is there. */
  statusId: number | null;
  /** In so many days; undefined: it does not end. */
  endsInDays?: number;
  /** As lists show it; null: it is on none. */
  shown: number | null;
  /** Where the matter stands with this document alone. */
  alone: string;
  /** And once another document of the kind was sent after it. */
  withNew: string;
  /** Where it stands when this is one side, and the other one is sent after it. */
  withOtherSide: string;
}

/** What may be there already, and what it means. A side alone is no document, so that its matter is `none`. */
const BEFORE = {
  nothing: { statusId: null, shown: null, alone: 'none', withNew: 'pending', withOtherSide: 'none' },
  submitted: { statusId: 0, shown: 0, alone: 'pending', withNew: 'pending', withOtherSide: 'pending' },
  confirmed: { statusId: 2, shown: 2, alone: 'validated', withNew: 'validated', withOtherSide: 'pending' },
  endsSoon: {
    ...{ statusId: 2, endsInDays: 10, shown: 2 },
    ...{ alone: 'expiredSoon', withNew: 'pending', withOtherSide: 'pending' },
  },
  ended: {
    ...{ statusId: 2, endsInDays: -1, shown: 38 },
    ...{ alone: 'none', withNew: 'pending', withOtherSide: 'none' },
  },
  canceled: { statusId: 4, shown: null, alone: 'none', withNew: 'pending', withOtherSide: 'none' },
  deleted: { statusId: 5, shown: null, alone: 'none', withNew: 'pending', withOtherSide: 'none' },
  rejected: { statusId: 26, shown: 26, alone: 'rejected', withNew: 'pending', withOtherSide: 'rejected' },
  underInvestigation: { statusId: 31, shown: 31, alone: 'pending', withNew: 'pending', withOtherSide: 'pending' },
  expired: { statusId: 38, shown: 38, alone: 'none', withNew: 'pending', withOtherSide: 'none' },
  pending: { statusId: 41, shown: 41, alone: 'pending', withNew: 'pending', withOtherSide: 'pending' },
  nameMismatch: { statusId: 64, shown: 64, alone: 'rejected', withNew: 'pending', withOtherSide: 'rejected' },
} as const satisfies Record<string, Before>;
export type There = keyof typeof BEFORE;
export const THERE = Object.keys(BEFORE).filter((key): key is There => key in BEFORE);

export const before = (there: There): Before => BEFORE[there];

/** Of people who act for a company: their right, whether they see its balances, and what becomes of a file that they send. */
interface Colleague {
  right: number;
  seesBalances: boolean;
  isRepresentative?: true;
  sends: '00' | 'ENOA';
}

/** The names are what they sign in with. */
export const COLLEAGUE_KEYS = [
  ...(['right-0', 'right-1', 'right-2', 'right-3', 'right-4', 'right-5'] as const),
  ...(['blind-1', 'blind-2', 'blind-5', 'representative', 'representative-5'] as const),
];
type ColleagueKey = (typeof COLLEAGUE_KEYS)[number];

/** R1.6.7: levels 2 and 5 send papers, with the balances or without; a representative needs right 5 for it. */
export const COLLEAGUES: Readonly<Record<ColleagueKey, Colleague>> = {
  'right-0': { right: 0, seesBalances: true, sends: 'ENOA' },
  'right-1': { right: 1, seesBalances: true, sends: 'ENOA' },
  'right-2': { right: 2, seesBalances: true, sends: '00' },
  'right-3': { right: 3, seesBalances: true, sends: 'ENOA' },
  'right-4': { right: 4, seesBalances: true, sends: 'ENOA' },
  'right-5': { right: 5, seesBalances: true, sends: '00' },
  'blind-1': { right: 1, seesBalances: false, sends: 'ENOA' },
  'blind-2': { right: 2, seesBalances: false, sends: '00' },
  'blind-5': { right: 5, seesBalances: false, sends: '00' },
  representative: { right: 1, seesBalances: false, isRepresentative: true, sends: 'ENOA' },
  'representative-5': { right: 5, seesBalances: false, isRepresentative: true, sends: '00' },
};

/** Administrators act for the company; one who has not given their second factor is asked for it (R0.52). */
const ADMINISTRATORS = { administrator: '00', 'administrator-unproven': '92' } as const;

export type Caller = 'person' | ColleagueKey | keyof typeof ADMINISTRATORS;
export const CALLERS: readonly Caller[] = ['person', ...COLLEAGUE_KEYS, 'administrator', 'administrator-unproven'];

/** What the bank says to a caller before it looks at what they ask for. @param isAssigning administrators alone may */
export function wordTo(caller: Caller, isAssigning: boolean): string {
  if (caller === 'administrator' || caller === 'administrator-unproven') return ADMINISTRATORS[caller];
  if (isAssigning) return 'ENOA';
  return caller === 'person' ? '00' : COLLEAGUES[caller].sends;
}
