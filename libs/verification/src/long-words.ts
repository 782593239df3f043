import type { MessageId } from '@bank/i18n';
import type { VerificationStatus } from '@bank/session';

/** The detailed title and description of the status display object (R1.3.10). */
export const LONG_WORDS: Readonly<Record<VerificationStatus, { title: MessageId; description: MessageId }>> = {
  CHECKED: { title: 'verification.checked.detailedTitle', description: 'verification.checked.detailedBody' },
  LIMITED: { title: 'verification.limited.detailedTitle', description: 'verification.limited.detailedBody' },
  PROCESSING: { title: 'verification.processing.detailedTitle', description: 'verification.processing.detailedBody' },
  VERIFICATION_PROCESSING: {
    title: 'verification.verificationProcessing.detailedTitle',
    description: 'verification.verificationProcessing.detailedBody',
  },
  FINAL_REVIEW: {
    title: 'verification.finalReview.detailedTitle',
    description: 'verification.finalReview.detailedBody',
  },
  SOME_CARD_DOCUMENT_REQUIRED: {
    title: 'kit.verification.cardDocument.title',
    description: 'verification.cardDocument.detailedBody',
  },
  UNVERIFIED: { title: 'verification.unverified.detailedTitle', description: 'verification.unverified.detailedBody' },
  DUPLICATE_DOCUMENTS: {
    title: 'verification.duplicate.detailedTitle',
    description: 'verification.duplicate.detailedBody',
  },
  DUPLICATE_DOCUMENTS_UPLOADED: {
    title: 'verification.duplicateUploaded.detailedTitle',
    description: 'verification.duplicateUploaded.detailedBody',
  },
  HAS_REQUIRED_ACTIONS: {
    title: 'kit.verification.requiredActions.title',
    description: 'verification.requiredActions.detailedBody',
  },
};

interface Words {
  title: MessageId;
  help: MessageId;
}

/** The document categories of these screens (R3.3.6). */
const CATEGORIES: Readonly<Partial<Record<number, Words>>> = {
  1: { title: 'verification.category.1', help: 'verification.category.1.help' },
  2: { title: 'kit.document.proofOfAddress', help: 'verification.category.2.help' },
  3: { title: 'verification.category.3', help: 'verification.category.3.help' },
  11: { title: 'verification.category.11', help: 'verification.category.11.help' },
};

export const categoryWords = (categoryId: number): Words =>
  CATEGORIES[categoryId] ?? { title: 'verification.category.other', help: 'verification.category.other.help' };

const REASONS: Readonly<Partial<Record<number, MessageId>>> = {
  1: 'verification.reason.1',
  2: 'verification.reason.2',
  3: 'verification.reason.3',
  4: 'verification.reason.4',
  5: 'verification.reason.5',
};

/** Why an account is limited, by actionTypeId (R2.3.6). */
export const reasonWords = (actionTypeId: number): MessageId => REASONS[actionTypeId] ?? 'verification.reason.other';
