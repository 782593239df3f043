import { documentCategory } from '@bank/protocol/documents';
import { nameApart } from '../catalogue';
import type { TextId } from './texts';
import { say } from './texts';
import { typeName, wholeType } from './types';

/** The file behind a check of identity by camera: the signed message of its provider. It has no name that a customer gave it. */
export const CHECK_FILE = { fileName: 'camera-check', mediaType: 'application/json' } as const;

/** What letters call a paper by: what it is for and what it is, never the name of its file (R0.132). */
export interface PaperSaid {
  categoryId: number;
  documentTypeId: number | null;
  /** A provider looked at the customer and their papers by camera. */
  isCheck: boolean;
  isTaxForm: boolean;
  /** The person of a company whom it is about; null: the customer. */
  person: string | null;
}

/** A category as a heading, and as the object of a sentence: the customer's own, and that of a person of a company. */
interface KindWords {
  name: TextId;
  yours: TextId;
  theirs: TextId;
}

const WORDS: Readonly<Record<number, KindWords>> = {
  [documentCategory.identity]: { name: 'nameIdentity', yours: 'yourIdentity', theirs: 'theirIdentity' },
  [documentCategory.address]: { name: 'nameAddress', yours: 'yourAddress', theirs: 'theirAddress' },
  [documentCategory.businessRegistration]: kind('nameRegistration', 'yourRegistration'),
  [documentCategory.relationship]: kind('nameRelationship', 'yourRelationship'),
  [documentCategory.businessAddress]: kind('nameBusinessAddress', 'yourBusinessAddress'),
  [documentCategory.registrationAddress]: kind('nameRegisteredAddress', 'yourRegisteredAddress'),
  [documentCategory.control]: { name: 'nameControl', yours: 'yourControl', theirs: 'theirControl' },
  [documentCategory.businessAdditional]: kind('nameCompanyPaper', 'yourCompanyPaper'),
  [documentCategory.sourceOfWealth]: { name: 'nameWealth', yours: 'yourWealth', theirs: 'theirWealth' },
  [documentCategory.residencePermit]: kind('nameResidencePermit', 'yourResidencePermit'),
};
const CHECK = kind('nameIdentityCheck', 'yourIdentityCheck');
const TAX_FORM = kind('nameTaxForm', 'yourTaxForm');
const OTHER = kind('nameOther', 'yourOther');

/** Of a company's people no paper of this kind is asked for. */
function kind(name: TextId, yours: TextId): KindWords {
  return { name, yours, theirs: 'theirPaper' };
}

const wordsOf = ({ categoryId, isCheck, isTaxForm }: PaperSaid): KindWords => {
  if (isCheck) return CHECK;
  return isTaxForm ? TAX_FORM : (WORDS[categoryId] ?? OTHER);
};

/** "Utility bill", without what the list adds for who chooses one: "(last three months)". */
const typeSaid = (language: string, typeId: number | null): string | null =>
  typeName(typeId, language)?.replace(/ \([^()]*\)$/, '') ?? null;

/**
 * A paper as a heading: "Passport", or "Control of the company (Rosa Nunes)".
 * @param isSide a side is named as one ("Identity card, back"); else the sides of one document have its name
 */
export function paperName(language: string, paper: PaperSaid, { isSide = false } = {}): string {
  const { documentTypeId, isCheck, person } = paper;
  const type = isCheck ? null : typeSaid(language, isSide ? documentTypeId : wholeType(documentTypeId));
  const name = type ?? say(language, wordsOf(paper).name);
  return person === null ? name : `${name} (${nameApart(person)})`;
}

/** A paper as the object of a sentence: "your identity check", "your proof of address (Utility bill)". */
export function paperSaid(language: string, paper: PaperSaid): string {
  const { documentTypeId, isCheck, person } = paper;
  const words = wordsOf(paper);
  const said = person === null ? say(language, words.yours) : say(language, words.theirs, { name: person });
  const type = isCheck ? null : typeSaid(language, documentTypeId);
  // A category with one type has its name.
  return type === null || type === say(language, words.name) ? said : `${said} (${type})`;
}
