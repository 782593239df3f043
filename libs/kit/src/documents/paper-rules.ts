import { documentStatusId, documentType, subDocumentType, type UploadedDocument } from '@bank/protocol/documents';

// R2.3.4, R2.5.7, R3.3.7. The bank has its own copy of these tables, written apart.

/** What a document is to its owner. */
export type DocumentState = 'pending' | 'inOrder' | 'rejected' | 'outOfDate';

const STATES: Readonly<Record<number, DocumentState>> = {
  [documentStatusId.submitted]: 'pending',
  [documentStatusId.underInvestigation]: 'pending',
  [documentStatusId.pending]: 'pending',
  [documentStatusId.confirmed]: 'inOrder',
  [documentStatusId.rejected]: 'rejected',
  [documentStatusId.nameMismatch]: 'rejected',
  [documentStatusId.expired]: 'outOfDate',
};

/** A status that this client does not know yet is one that the bank still works on. */
export const documentState = ({ statusId }: Pick<UploadedDocument, 'statusId'>): DocumentState =>
  STATES[statusId] ?? 'pending';

/** Canceled and deleted documents are on no list. */
const HIDDEN: ReadonlySet<number> = new Set([documentStatusId.canceled, documentStatusId.deleted]);
export const isShown = ({ statusId }: Pick<UploadedDocument, 'statusId'>): boolean => !HIDDEN.has(statusId);

/** Documents whose sides are files of their own. */
const SIDES: Readonly<Record<number, readonly number[]>> = {
  [documentType.identityCard]: [subDocumentType.identityCardFront, subDocumentType.identityCardBack],
  [documentType.drivingLicence]: [subDocumentType.drivingLicenceFront, subDocumentType.drivingLicenceBack],
  [documentType.internalPassport]: [
    subDocumentType.internalPassportFront,
    subDocumentType.internalPassportRegistration,
  ],
};

/** One document as its category counts it: a file, or all sides of a type. */
export interface Paper {
  /** Null: the category takes papers of any kind. */
  typeId: number | null;
  state: DocumentState | 'incomplete';
  /** The sides that have to be sent, or sent again; none of a document that is sent whole. */
  askedSides: readonly number[];
}

/** The papers that documents make, newest first (R2.5.7). @param documents newest first */
export function papersOf(documents: readonly UploadedDocument[]): Paper[] {
  const shown = documents.filter(isShown);
  const whole = shown.map((document) => parentOf(document));
  return shown.flatMap((document, place): Paper[] => {
    const parent = whole[place] ?? null;
    if (parent === null) return [{ typeId: document.documentTypeId, state: documentState(document), askedSides: [] }];
    return whole.indexOf(parent) < place ? [] : [withSides(parent, shown)];
  });
}

function parentOf({ documentTypeId, isSubDocument }: UploadedDocument): number | null {
  if (!isSubDocument || documentTypeId === null) return null;
  const parent = Object.entries(SIDES).find(([, sides]) => sides.includes(documentTypeId));
  return parent ? Number(parent[0]) : null;
}

const WEAKEST_FIRST = ['incomplete', 'rejected', 'outOfDate', 'pending', 'inOrder'] as const;

function withSides(typeId: number, documents: readonly UploadedDocument[]): Paper {
  const sides = (SIDES[typeId] ?? []).map((side) => {
    const own = documents.filter(({ documentTypeId }) => documentTypeId === side).map(documentState);
    return { side, state: own.includes('inOrder') ? 'inOrder' : (own[0] ?? 'incomplete') } as const;
  });
  return {
    typeId,
    state: WEAKEST_FIRST.find((state) => sides.some((one) => one.state === state)) ?? 'incomplete',
    askedSides: sides.filter(({ state }) => state !== 'inOrder' && state !== 'pending').map(({ side }) => side),
  };
}

/** Where a matter stands by the papers sent for it: the best of them decides; none is one of them when nothing was sent. */
export type PaperState = Paper['state'] | 'none';

export function paperState(documents: readonly UploadedDocument[]): PaperState {
  const states = papersOf(documents).map(({ state }) => state);
  return (
    (['inOrder', 'pending', 'incomplete', 'rejected', 'outOfDate'] as const).find((one) => states.includes(one)) ??
    'none'
  );
}

/** Something has to be sent: nothing was, or not all of it, or what was sent does not count. */
export const isAsked = (documents: readonly UploadedDocument[]): boolean => {
  const state = paperState(documents);
  return state !== 'inOrder' && state !== 'pending';
};

/** The day on which what was accepted ends or ended, `YYYY-MM-DD`; null when no paper says one. @param documents newest first */
export const endOf = (documents: readonly UploadedDocument[]): string | null =>
  documents.find((one) => one.expiresDate !== null && ['inOrder', 'outOfDate'].includes(documentState(one)))
    ?.expiresDate ?? null;
