import { before, CATEGORIES, isTaken, otherSideOf, TAKEN, wordTo } from './test-documents-oracle';
import type { Caller, There } from './test-documents-oracle';

/** The ways in which a file becomes a paper of something. */
export const DOORS = ['verification', 'limit', 'address', 'company', 'companyPerson', 'assign'] as const;
export type Door = (typeof DOORS)[number];

/** One try: who brings what, through which door, to what is there already. */
export interface Cell {
  door: Door;
  /** An address is always proven by category 2, whatever stands here. */
  category: number;
  typeId: number | null;
  /** Where the customer lives or is registered; companies have no citizenship. */
  residence: string;
  citizenship: string | null;
  /** Where the address is. */
  place: string;
  there: There;
  isAsked: boolean;
  caller: Caller;
}

/** What the papers of a cell are about; null where there is no such thing. */
export interface About {
  category: number;
  isAsked: boolean;
}

/** What a company may be asked for itself, and of its people. */
export const OF_COMPANIES: readonly number[] = [
  CATEGORIES.businessRegistration,
  CATEGORIES.businessAdditional,
  CATEGORIES.sourceOfWealth,
];
export const OF_THEIR_PEOPLE: readonly number[] = [
  CATEGORIES.identity,
  CATEGORIES.address,
  CATEGORIES.control,
  CATEGORIES.sourceOfWealth,
];

export function aboutOf({ door, category, isAsked, caller }: Cell): About | null {
  if (door === 'address') return { category: CATEGORIES.address, isAsked };
  if (door === 'company') return caller !== 'person' && OF_COMPANIES.includes(category) ? { category, isAsked } : null;
  if (!isAsked || (door === 'companyPerson' && (caller === 'person' || !OF_THEIR_PEOPLE.includes(category))))
    return null;
  return { category, isAsked };
}

/** The kind of what is there already: the other side of what is sent, or a document of the category that is sent whole. */
export function typeThere({ typeId }: Cell, { category }: About): number | null {
  if (category === CATEGORIES.identity && otherSideOf(typeId) !== null) return otherSideOf(typeId);
  return TAKEN.find((one) => one.category === category && one.otherSide === undefined)?.typeId ?? null;
}

type Listed = [statusId: number, typeId: number | null, isSubDocument: boolean];

/** Where a matter stands on a page, and its papers, newest first. */
export interface Standing {
  status: string | null;
  listed: Listed[];
}

/** What came of a try. */
export interface Outcome {
  answer: { code: string; field?: string; reason?: string };
  /** The new document as its sender is told it. */
  told: [...Listed, hasName: boolean, isOfSender: boolean] | null;
  /** The rows of documents that are new or not as before; none is gone. */
  written: { category: number; typeId: number | null; statusId: number; isOfSender: boolean }[];
  /** On the page of the thing itself: the address, the company, the person, the limit. */
  page: Standing | null;
  /** In the one list of all that is asked. */
  matter: Standing | null;
  customer: { isNeedKyc: boolean; verified: boolean };
}

const PENDING = 41;

export function expected(cell: Cell): Outcome {
  const { door, typeId, caller } = cell;
  const about = aboutOf(cell);
  const answer = answerTo(cell, about);
  const isIn = answer.code === '00';
  const standing = about && standingOf(cell, about, isIn);
  const isListed = about !== null && about.isAsked && door !== 'limit' && door !== 'address';
  // The matter is the only one that the customer has.
  const settled = isIn && isListed ? standing?.status : undefined;
  const isNew = isIn && door !== 'assign';
  return {
    answer,
    told: isNew ? [PENDING, typeId, isSide(typeId), typeId !== null, !caller.startsWith('administrator')] : null,
    written: isIn && about ? [{ category: about.category, typeId, statusId: PENDING, isOfSender: isNew }] : [],
    page: standing && onPage(cell, about, standing, isIn),
    matter: isListed ? standing : null,
    customer: {
      isNeedKyc: settled === undefined || settled === 'none' || settled === 'rejected',
      verified: settled === 'validated' || settled === 'expiredSoon',
    },
  };
}

const isSide = (typeId: number | null) => otherSideOf(typeId) !== null;

/** The bank looks at the caller first, then at what they ask for, then at the kind of the file. */
function answerTo({ door, category, typeId, residence, citizenship, place, caller }: Cell, about: About | null) {
  const word = wordTo(caller, door === 'assign');
  if (word !== '00') return { code: word };
  if (door === 'company' && typeId !== null) return { code: 'TA1', field: 'documentTypeId' };
  const mayHave = door === 'company' ? OF_COMPANIES : door === 'companyPerson' ? OF_THEIR_PEOPLE : null;
  if (mayHave?.includes(category) === false) return { code: 'VF', field: 'categoryId', reason: 'noSuchDocumentType' };
  if (door === 'company' && caller === 'person') return { code: '13', reason: 'companyOnly' };
  if (door === 'companyPerson' && caller === 'person') return { code: '13', reason: 'noSuchPerson' };
  if (door === 'companyPerson' && !about) return { code: 'VF', field: 'categoryId', reason: 'notAsked' };
  if (!about) return { code: 'TA1', reason: 'notAsked' };
  const own = caller === 'person' && citizenship !== null ? [residence, citizenship] : [residence];
  if (!isTaken(about.category, typeId, door === 'address' ? [place] : own))
    return { code: 'VF', field: 'documentTypeId', reason: 'noSuchDocumentType' };
  return { code: '00' };
}

function standingOf(cell: Cell, about: About, isIn: boolean): Standing {
  const { there, typeId } = cell;
  const { shown, alone, withNew, withOtherSide } = before(there);
  const kind = typeThere(cell, about);
  const hasSides = isSide(kind);
  const status = isIn ? (hasSides ? withOtherSide : withNew) : hasSides ? 'none' : alone;
  const old: Listed[] = shown === null ? [] : [[shown, kind, hasSides]];
  return {
    status: status === 'none' && !about.isAsked ? 'notRequired' : status,
    listed: isIn ? [[PENDING, typeId, isSide(typeId)], ...old] : old,
  };
}

function onPage(
  { door, typeId }: Cell,
  about: About | null,
  { status, listed }: Standing,
  isIn: boolean,
): Standing | null {
  if (door === 'verification' || door === 'assign') {
    if (about?.category !== CATEGORIES.address) return null;
    // What proves where one lives proves the main address, too (R0.65); what was there before answered the question alone.
    return { status: isIn ? 'pending' : 'none', listed: isIn ? [[PENDING, typeId, false]] : [] };
  }
  // The page of a limit says no status; and a source of money that nobody asks about and nothing was sent for is on no page.
  const isUnheardOf = about?.category === CATEGORIES.sourceOfWealth && !about.isAsked && listed.length === 0;
  return { status: door === 'limit' || isUnheardOf ? null : status, listed };
}
