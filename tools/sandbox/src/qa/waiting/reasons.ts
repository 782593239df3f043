import { documentCategory } from '@bank/protocol/documents';
import { REJECT_CODES, sayReason } from '../../platform/documents/reject-reasons';
import type { RejectCode } from '../../platform/documents/reject-reasons';
import type { PaperSaid } from '../../platform/documents/paper-words';
import { REASONS, sayRejection } from '../../rooms/tax/rejections';
import type { RejectionReason } from '../../rooms/tax/rejections';

/** One reason of the bank's lists, and the sentence that an English reader gets. */
export interface Reason {
  code: string;
  text: string;
}

/** A face and an age are seen on an identity document alone. */
const OF_ALL: readonly RejectCode[] = ['blurred', 'expired', 'nameMismatch'];
/** Of a paper of a certification; that a number is unknown is said of the number. */
const OF_TAX_PAPERS: readonly RejectionReason[] = ['unreadable', 'wrongPaper', 'otherPapers', 'unclear'];

const codesOf = ({ categoryId }: PaperSaid): readonly RejectCode[] =>
  categoryId === documentCategory.identity ? REJECT_CODES : OF_ALL;

/** Why a paper may be rejected. @param certificationId the certification that it is rejected with; null: it is decided by itself */
export const reasonsOf = (paper: PaperSaid, certificationId: number | null): Reason[] =>
  certificationId === null
    ? codesOf(paper).map((code) => ({ code, text: sayReason('en', code) }))
    : OF_TAX_PAPERS.map((code) => ({ code, text: sayRejection('en', code) }));

/** Why a part of a certification may be rejected. */
export const TAX_REASONS: readonly Reason[] = REASONS.map((code) => ({ code, text: sayRejection('en', code) }));
