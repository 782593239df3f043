import type { VerificationState } from '@bank/protocol/kyc-tax';

/** Statuses of an account (R1.3.9). */
export type VerificationStatus =
  | 'CHECKED'
  | 'LIMITED'
  | 'PROCESSING'
  | 'VERIFICATION_PROCESSING'
  | 'FINAL_REVIEW'
  | 'SOME_CARD_DOCUMENT_REQUIRED'
  | 'UNVERIFIED'
  | 'DUPLICATE_DOCUMENTS'
  | 'DUPLICATE_DOCUMENTS_UPLOADED'
  | 'HAS_REQUIRED_ACTIONS';

/** The facts behind a status: the bank's, the kind of account, and whether all documents of a limit are there. */
export interface VerificationFacts extends VerificationState {
  customerType: 'personal' | 'business';
  isLimitDocumentsUploaded: boolean;
}

type Rule = readonly [when: (facts: VerificationFacts) => boolean, status: VerificationStatus];

const unverified = (facts: VerificationFacts) => !facts.isVerified;

/** R1.4.31 to R1.4.36; the first matching row wins. */
const RULES: readonly Rule[] = [
  [(facts) => facts.isRepresentative, 'CHECKED'], // R1.4.31
  [(facts) => facts.isLimited && facts.isLimitDocumentsUploaded, 'PROCESSING'], // R1.4.32
  [(facts) => facts.isLimited, 'LIMITED'],
  [(facts) => facts.duplicateDocuments?.isUploaded === true, 'DUPLICATE_DOCUMENTS_UPLOADED'], // R1.4.33
  [(facts) => facts.duplicateDocuments !== null, 'DUPLICATE_DOCUMENTS'],
  [(facts) => facts.isCardDocumentRequired, 'SOME_CARD_DOCUMENT_REQUIRED'], // R1.4.34
  [(facts) => facts.requiredActionsCount > 0, 'HAS_REQUIRED_ACTIONS'], // R1.4.35
  [(facts) => unverified(facts) && facts.isDocumentsUploaded, 'PROCESSING'], // R1.4.36
  [(facts) => unverified(facts) && facts.isActionsPending, 'UNVERIFIED'],
  [(facts) => unverified(facts) && facts.isDocumentsPending, 'VERIFICATION_PROCESSING'],
  [(facts) => unverified(facts) && facts.customerType === 'personal', 'FINAL_REVIEW'],
];

/** The status of an account. Without a matching row it is R1.4.37, or the end of R1.4.36. */
export function verificationStatus(facts: VerificationFacts): VerificationStatus {
  return RULES.find(([when]) => when(facts))?.[1] ?? 'CHECKED';
}

const WARNINGS: ReadonlySet<VerificationStatus> = new Set([
  'LIMITED',
  'DUPLICATE_DOCUMENTS',
  'UNVERIFIED',
  'HAS_REQUIRED_ACTIONS',
  'SOME_CARD_DOCUMENT_REQUIRED',
]);

/** Whether the status asks the customer for something (R1.4.38). */
export const isWarningStatus = (status: VerificationStatus): boolean => WARNINGS.has(status);
