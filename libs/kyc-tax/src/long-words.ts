import type { MessageId } from '@bank/i18n';
import type { VerificationStatus } from '@bank/session';

/** The detailed title and description of the status display object (R1.3.10). */
export const LONG_WORDS: Readonly<Record<VerificationStatus, { title: MessageId; description: MessageId }>> = {
  CHECKED: { title: 'kyc-tax.checked.detailedTitle', description: 'kyc-tax.checked.detailedBody' },
  LIMITED: { title: 'kyc-tax.limited.detailedTitle', description: 'kyc-tax.limited.detailedBody' },
  PROCESSING: { title: 'kyc-tax.processing.detailedTitle', description: 'kyc-tax.processing.detailedBody' },
  VERIFICATION_PROCESSING: {
    title: 'kyc-tax.verificationProcessing.detailedTitle',
    description: 'kyc-tax.verificationProcessing.detailedBody',
  },
  FINAL_REVIEW: {
    title: 'kyc-tax.finalReview.detailedTitle',
    description: 'kyc-tax.finalReview.detailedBody',
  },
  SOME_CARD_DOCUMENT_REQUIRED: {
    title: 'kit.verification.cardDocument.title',
    description: 'kyc-tax.cardDocument.detailedBody',
  },
  UNVERIFIED: { title: 'kyc-tax.unverified.detailedTitle', description: 'kyc-tax.unverified.detailedBody' },
  DUPLICATE_DOCUMENTS: {
    title: 'kyc-tax.duplicate.detailedTitle',
    description: 'kyc-tax.duplicate.detailedBody',
  },
  DUPLICATE_DOCUMENTS_UPLOADED: {
    title: 'kyc-tax.duplicateUploaded.detailedTitle',
    description: 'kyc-tax.duplicateUploaded.detailedBody',
  },
  HAS_REQUIRED_ACTIONS: {
    title: 'kit.verification.requiredActions.title',
    description: 'kyc-tax.requiredActions.detailedBody',
  },
};

const REASONS: Readonly<Partial<Record<number, MessageId>>> = {
  1: 'kyc-tax.reason.1',
  2: 'kyc-tax.reason.2',
  3: 'kyc-tax.reason.3',
  4: 'kyc-tax.reason.4',
  5: 'kyc-tax.reason.5',
};

/** Why an account is limited, by actionTypeId (R2.3.6). */
export const reasonWords = (actionTypeId: number): MessageId => REASONS[actionTypeId] ?? 'kyc-tax.reason.other';
