import { documentStatusId } from '@bank/protocol/documents';
import type { UploadedDocument } from '@bank/protocol/documents';
import type { CallContext } from '../../platform/handler';
import { CHECK_FILE } from '../../platform/documents/paper-words';
import { say } from '../../platform/documents/texts';
import { sayReason } from '../../platform/documents/reject-reasons';
import type { RejectCode } from '../../platform/documents/reject-reasons';
import { sidesWith, typeName } from '../../platform/documents/types';

/** A document as a status follows from it. */
export interface DocumentRow extends Omit<UploadedDocument, 'uploaded' | 'documentType' | 'isSubDocument'> {
  uploaded: Date;
  categoryId: number;
  /** Of who sent it. */
  createdName: string;
  /** In place of a sentence. */
  rejectCode: RejectCode | null;
  /** What the customer showed to a camera: it has no file of theirs. */
  isCheck: boolean;
}

/** Whether `document d` is the message of a provider. */
const IS_CHECK = `d.media_type = '${CHECK_FILE.mediaType}' AS "isCheck"`;

/** The columns of `document d` that a letter calls it by (`PaperSaid`). */
export const SAID = `d.category AS "categoryId", d.type_id AS "documentTypeId", ${IS_CHECK},
  EXISTS (SELECT FROM tax_paper t WHERE t.document_id = d.id) AS "isTaxForm",
  (SELECT concat_ws(' ', p.first_name, p.last_name) FROM company_person_document l JOIN company_person p ON p.id = l.person_id
    WHERE l.document_id = d.id ORDER BY p.id LIMIT 1) AS person`;

/** The columns of `document d` that a `DocumentRow` has. */
export const DOCUMENT = `d.id, d.category AS "categoryId", d.status_id AS "statusId", d.file_name AS "fileName", d.uploaded_at AS uploaded,
  d.type_id AS "documentTypeId", to_char(d.issued_at, 'YYYY-MM-DD') AS "issuedDate",
  to_char(d.expires_at, 'YYYY-MM-DD') AS "expiresDate", d.reject_reason AS "rejectReason", d.reject_code AS "rejectCode", ${IS_CHECK},
  (SELECT s.email FROM app_user s WHERE s.id = d.created_by AND NOT s.is_admin) AS "createdUsername",
  (SELECT concat_ws(' ', s.first_name, s.last_name) FROM app_user s WHERE s.id = d.created_by) AS "createdName"`;

/** The rows of `document d` that a list may hold: what was canceled or deleted is on none (R2.3.4). */
export const LISTED = `d.status_id NOT IN (${documentStatusId.canceled}, ${documentStatusId.deleted})`;

type PaperState = 'uploaded' | 'pending' | 'rejected' | 'outOfDate' | 'incomplete';

/** One file, or all sides of a document that has several, as one matter. */
export interface Paper {
  state: PaperState;
  /** Of the side that ends first. */
  expiresDate: string | null;
}

/** R2.3.4 and R3.3.7: what a document is to its category. */
const STATES: Readonly<Record<number, PaperState>> = {
  [documentStatusId.submitted]: 'pending',
  [documentStatusId.confirmed]: 'uploaded',
  [documentStatusId.rejected]: 'rejected',
  [documentStatusId.underInvestigation]: 'pending',
  [documentStatusId.expired]: 'outOfDate',
  [documentStatusId.pending]: 'pending',
  [documentStatusId.nameMismatch]: 'rejected',
};

const isOver = (expiresDate: string | null, nowMs: number) => expiresDate !== null && Date.parse(expiresDate) <= nowMs;

/** What the bank makes of one document; one that was in order is out of date from the day it ends. */
export function stateOf({ statusId, expiresDate }: DocumentRow, nowMs: number): PaperState {
  const state = STATES[statusId] ?? 'pending';
  return state === 'uploaded' && isOver(expiresDate, nowMs) ? 'outOfDate' : state;
}

/** A document with sides is what its weakest side is. */
const WEAKEST_FIRST = ['incomplete', 'rejected', 'outOfDate', 'pending', 'uploaded'] as const;

/**
 * The papers that documents make, newest first. Sides of one type are one paper, at the place of the newest side; a side that was
 * rejected is mended by a newer one of the same side, and the other side stays as it is (R2.5.7).
 * @param documents newest first
 */
export function papersOf(documents: readonly DocumentRow[], nowMs: number): Paper[] {
  const seen = new Set<readonly number[]>();
  return documents.flatMap((document): Paper[] => {
    const sides = sidesWith(document.documentTypeId);
    if (sides === null) return [{ state: stateOf(document, nowMs), expiresDate: document.expiresDate }];
    if (seen.has(sides)) return [];
    seen.add(sides);
    const counted = sides.map((side) => countedSide(documents, side, nowMs));
    const states = counted.map((one) => (one ? stateOf(one, nowMs) : 'incomplete'));
    const [firstEnd = null] = counted.flatMap((one) => one?.expiresDate ?? []).toSorted();
    return [{ state: WEAKEST_FIRST.find((state) => states.includes(state)) ?? 'incomplete', expiresDate: firstEnd }];
  });
}

/** The document that stands for a side: one in order, or else the newest. */
function countedSide(documents: readonly DocumentRow[], side: number, nowMs: number): DocumentRow | undefined {
  const own = documents.filter(({ documentTypeId }) => documentTypeId === side);
  return own.find((one) => stateOf(one, nowMs) === 'uploaded') ?? own[0];
}

/** How an answer shows documents. */
export interface Showing {
  /** A brand language, for the names of types. */
  lang: string;
  nowMs: number;
}

/** What a call shows documents by. */
export const showing = ({ lang, clock }: Pick<CallContext, 'lang' | 'clock'>): Showing => ({
  lang,
  nowMs: clock.now(),
});

/** As answers show it. */
export function shown(row: DocumentRow, { lang, nowMs }: Showing): UploadedDocument {
  return {
    id: row.id,
    statusId: stateOf(row, nowMs) === 'outOfDate' ? documentStatusId.expired : row.statusId,
    fileName: row.isCheck ? say(lang, 'nameIdentityCheck') : row.fileName,
    uploaded: row.uploaded.toISOString(),
    documentTypeId: row.documentTypeId,
    documentType: typeName(row.documentTypeId, lang),
    isSubDocument: sidesWith(row.documentTypeId) !== null,
    issuedDate: row.issuedDate,
    expiresDate: row.expiresDate,
    createdUsername: row.createdUsername,
    rejectReason: row.rejectCode ? sayReason(lang, row.rejectCode) : row.rejectReason,
  };
}
