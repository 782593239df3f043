import type { MessageId } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { Customer } from '@bank/protocol/customer';
import { isWarningStatus, type VerificationStatus } from '@bank/session';

/** The status of an account in short words (R1.3.10); the screens hold the long ones. */
export interface StatusDisplay {
  status: VerificationStatus;
  isWarning: boolean;
  title: MessageId;
  description: MessageId;
  /** The link to the next step, and its text. */
  link: { to: string; text: MessageId } | null;
}

const documents = (to: string) => ({ to, text: 'kit.verification.link.documents' }) as const;
const profile = { to: paths.profile.to(), text: 'kit.verification.link.profile' } as const;

const SHORT: Readonly<Record<VerificationStatus, Omit<StatusDisplay, 'status' | 'isWarning'>>> = {
  CHECKED: { title: 'kit.verification.checked.title', description: 'kit.verification.checked.body', link: null },
  LIMITED: {
    title: 'kit.verification.limited.title',
    description: 'kit.verification.limited.body',
    link: documents(paths.limitedAccount.to()),
  },
  PROCESSING: {
    title: 'kit.verification.processing.title',
    description: 'kit.verification.processing.body',
    link: null,
  },
  VERIFICATION_PROCESSING: {
    title: 'kit.verification.verificationProcessing.title',
    description: 'kit.verification.verificationProcessing.body',
    link: null,
  },
  FINAL_REVIEW: {
    title: 'kit.verification.finalReview.title',
    description: 'kit.verification.finalReview.body',
    link: null,
  },
  SOME_CARD_DOCUMENT_REQUIRED: {
    title: 'kit.verification.cardDocument.title',
    description: 'kit.verification.cardDocument.body',
    link: profile,
  },
  UNVERIFIED: {
    title: 'kit.verification.unverified.title',
    description: 'kit.verification.unverified.body',
    link: documents(paths.unverifiedAccount.to()),
  },
  DUPLICATE_DOCUMENTS: {
    title: 'kit.verification.duplicate.title',
    description: 'kit.verification.duplicate.body',
    link: documents(paths.unverifiedAccount.to()),
  },
  DUPLICATE_DOCUMENTS_UPLOADED: {
    title: 'kit.verification.duplicateUploaded.title',
    description: 'kit.verification.duplicateUploaded.body',
    link: null,
  },
  HAS_REQUIRED_ACTIONS: {
    title: 'kit.verification.requiredActions.title',
    description: 'kit.verification.requiredActions.body',
    link: profile,
  },
};

/** A company's requirements are on its own page. */
const OF_COMPANY: Partial<typeof SHORT> = {
  HAS_REQUIRED_ACTIONS: {
    title: 'kit.verification.requiredActions.title',
    description: 'kit.verification.requiredActions.company',
    link: { to: paths.company.to(), text: 'kit.verification.link.company' },
  },
};

export function statusDisplay(status: VerificationStatus, customerType: Customer['customerType']): StatusDisplay {
  const shown = customerType === 'business' ? (OF_COMPANY[status] ?? SHORT[status]) : SHORT[status];
  return { status, isWarning: isWarningStatus(status), ...shown };
}
