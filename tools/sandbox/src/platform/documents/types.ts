import { documentCategory, documentType, subDocumentType } from '@bank/protocol/documents';
import type { CustomerDocumentType, DocumentCategory } from '@bank/protocol/documents';
import { say } from './texts';
import type { TextId } from './texts';

interface DocumentKind {
  id: number;
  name: TextId;
  category: DocumentCategory;
  /** Only where one of these countries issued it, or keeps a register of residents; undefined: anywhere. */
  countries?: readonly string[];
  /** Each is a file of its own, and they count as one document (R2.5.7). */
  sides?: readonly { id: number; name: TextId }[];
}

const REGISTERS = ['AT', 'BE', 'BG', 'DE', 'EE', 'ES', 'IT', 'LT', 'LV', 'NL', 'PL', 'RO'];

/** What the bank takes, category by category; a category that is not here takes papers of any kind. */
const KINDS: readonly DocumentKind[] = [
  { id: documentType.passport, name: 'passport', category: documentCategory.identity },
  {
    id: documentType.identityCard,
    name: 'identityCard',
    category: documentCategory.identity,
    sides: [
      { id: subDocumentType.identityCardFront, name: 'identityCardFront' },
      { id: subDocumentType.identityCardBack, name: 'identityCardBack' },
    ],
  },
  {
    id: documentType.drivingLicence,
    name: 'drivingLicence',
    category: documentCategory.identity,
    sides: [
      { id: subDocumentType.drivingLicenceFront, name: 'drivingLicenceFront' },
      { id: subDocumentType.drivingLicenceBack, name: 'drivingLicenceBack' },
    ],
  },
  {
    id: documentType.internalPassport,
    name: 'internalPassport',
    category: documentCategory.identity,
    countries: ['RU', 'UA'],
    sides: [
      { id: subDocumentType.internalPassportFront, name: 'internalPassportFront' },
      { id: subDocumentType.internalPassportRegistration, name: 'internalPassportRegistration' },
    ],
  },
  { id: documentType.utilityBill, name: 'utilityBill', category: documentCategory.address },
  { id: documentType.bankStatement, name: 'bankStatement', category: documentCategory.address },
  { id: documentType.taxLetter, name: 'taxLetter', category: documentCategory.address },
  { id: documentType.rentalContract, name: 'rentalContract', category: documentCategory.address },
  { id: documentType.registration, name: 'registration', category: documentCategory.address, countries: REGISTERS },
  { id: documentType.residencePermit, name: 'residencePermit', category: documentCategory.residencePermit },
];

const isTakenIn = ({ countries }: DocumentKind, known: readonly string[]): boolean =>
  countries?.some((country) => known.includes(country)) ?? true;

/**
 * What proves a matter of a category.
 * @param countries ISO codes: where the person lives and is a citizen, or where the address is
 * @param language a brand language, for the names
 */
export const documentTypesIn = (
  category: DocumentCategory,
  countries: readonly string[],
  language: string,
): CustomerDocumentType[] =>
  KINDS.filter((kind) => kind.category === category && isTakenIn(kind, countries)).map(({ id, name, sides = [] }) => ({
    id,
    name: say(language, name),
    subDocuments: sides.map((side) => ({ id: side.id, name: say(language, side.name) })),
  }));

/**
 * Whether a file may be of this type: one of the category's, and a side of it where it has sides. A category without types takes files
 * without one.
 */
export function takesType(
  category: DocumentCategory,
  countries: readonly string[],
  typeId: number | undefined,
): boolean {
  const kinds = KINDS.filter((kind) => kind.category === category);
  if (kinds.length === 0) return typeId === undefined;
  return kinds
    .filter((kind) => isTakenIn(kind, countries))
    .some(({ id, sides }) => (sides ? sides.some((side) => side.id === typeId) : id === typeId));
}

/** The document that a type is, or that a side belongs to. */
export const wholeType = (typeId: number | null): number | null =>
  KINDS.find(({ id, sides = [] }) => id === typeId || sides.some((side) => side.id === typeId))?.id ?? typeId;

/** The name of a type or of a side; null for one that the bank does not know. */
export function typeName(typeId: number | null, language: string): string | null {
  const known = KINDS.flatMap(({ sides = [], ...kind }) => [kind, ...sides]).find(({ id }) => id === typeId);
  return known ? say(language, known.name) : null;
}

const SIDES: readonly (readonly number[])[] = KINDS.flatMap(({ sides }) => (sides ? [sides.map(({ id }) => id)] : []));

/** The ids of all sides of the document that a side belongs to, always the same list; null for a document that is sent whole. */
export const sidesWith = (typeId: number | null): readonly number[] | null =>
  SIDES.find((ids) => typeId !== null && ids.includes(typeId)) ?? null;
